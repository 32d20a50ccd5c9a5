import { Icon, type IconProps } from './icon.tsx';

export const IconArrowLeft = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12l14 0" />
    <path d="M5 12l6 6" />
    <path d="M5 12l6 -6" />
  </Icon>
);
