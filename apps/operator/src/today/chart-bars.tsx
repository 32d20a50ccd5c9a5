// The bars of a chart. A transparent slider above them selects one by keyboard, finger or pointer.
import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';

interface ChartBarsProps {
  readonly label: string;
  readonly bars: readonly {
    /** The day and its value. */
    readonly name: string;
    /** The share of the scale, from 0 to 1. */
    readonly share: number;
  }[];
  /** The selected bar. */
  readonly at: number;
  /** Undefined: no bar is selected. */
  readonly onPoint: (at: number | undefined) => void;
}

export function ChartBars({ label, bars, at, onPoint }: ChartBarsProps) {
  const last = bars.length - 1;
  const point = (event: PointerEvent<HTMLInputElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const under = Math.floor(((event.clientX - left) / width) * bars.length);
    if (Number.isFinite(under)) onPoint(Math.min(last, Math.max(0, under)));
  };
  return (
    <Box sx={groupStyle}>
      <Box
        component="input"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={bars[at]?.name}
        onChange={(event: { target: HTMLInputElement }) => onPoint(Number(event.target.value))}
        onPointerMove={point}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(at)}
        onBlur={() => onPoint(undefined)}
        sx={sliderStyle}
      />
      {bars.map(({ name, share }, index) => (
        <Box key={name} aria-hidden sx={{ ...barStyle, bgcolor: index === at ? 'action.hover' : undefined }}>
          <Box
            sx={{
              height: `max(1px, ${share * 100}%)`,
              borderRadius: '2px 2px 0 0',
              bgcolor: index === last ? 'primary.main' : 'text.secondary',
              opacity: index === last ? 1 : 0.45,
            }}
          />
        </Box>
      ))}
    </Box>
  );
}

const line = 'linear-gradient(currentColor, currentColor)';

/** With lines at the top, the middle and the bottom of the scale. */
const groupStyle = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: 72,
  display: 'flex',
  borderRadius: 1,
  color: 'divider',
  backgroundImage: `${line}, ${line}, ${line}`,
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'top, center, bottom',
  '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** A finger can still scroll the page up and down. */
const sliderStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'default',
  touchAction: 'pan-y',
} as const;

const barStyle = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  px: '1.5%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
} as const;
