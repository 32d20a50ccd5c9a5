import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { TablerIcon } from '@tabler/icons-react';

/** An icon of lines in MUI's sizes and colours. MUI would fill its shapes. */
export const lineIcon = (icon: TablerIcon) =>
  function LineIcon(props: SvgIconProps) {
    return <SvgIcon component={icon} inheritViewBox {...props} style={{ fill: 'none' }} />;
  };
