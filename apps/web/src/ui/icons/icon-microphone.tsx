import { Icon, type IconProps } from './icon.tsx';

export const IconMicrophone = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 5a3 3 0 0 1 3 -3a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3a3 3 0 0 1 -3 -3l0 -5" />
    <path d="M5 10a7 7 0 0 0 14 0" />
    <path d="M8 21l8 0" />
    <path d="M12 17l0 4" />
  </Icon>
);
