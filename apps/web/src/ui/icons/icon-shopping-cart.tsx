import { Icon, type IconProps } from './icon.tsx';

export const IconShoppingCart = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" />
    <path d="M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" />
    <path d="M17 17h-11v-14h-2" />
    <path d="M6 5l14 1l-1 7h-13" />
  </Icon>
);
