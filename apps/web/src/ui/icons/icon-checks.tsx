import { Icon, type IconProps } from './icon.tsx';

export const IconChecks = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 12l5 5l10 -10" />
    <path d="M2 12l5 5m5 -5l5 -5" />
  </Icon>
);
