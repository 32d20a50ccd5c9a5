import { Icon, type IconProps } from './icon.tsx';

export const IconPlayerPlay = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4v16l13 -8l-13 -8" />
  </Icon>
);
