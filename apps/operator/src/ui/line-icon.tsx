import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** An icon of lines. `paths` are those of a drawing of 24 units. */
export const lineIcon = (...paths: readonly string[]) =>
  function LineIcon(props: SvgIconProps) {
    return (
      <SvgIcon {...props}>
        <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
          {paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </SvgIcon>
    );
  };
