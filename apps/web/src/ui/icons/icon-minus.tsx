import { Icon, type IconProps } from './icon.tsx';

export const IconMinus = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12l14 0" />
  </Icon>
);
