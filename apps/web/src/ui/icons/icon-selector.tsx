import { Icon, type IconProps } from './icon.tsx';

export const IconSelector = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 9l4 -4l4 4" />
    <path d="M16 15l-4 4l-4 -4" />
  </Icon>
);
