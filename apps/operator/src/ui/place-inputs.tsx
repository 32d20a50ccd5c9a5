// A form's position: a pin on a map, and the same as typed numbers.
import type { Point } from '@haat/contract/geo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { maxValue, minValue, required } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { readDevicePosition } from '../platform/device-position.ts';
import type { PlaceMark } from './map/map-props.ts';
import { NumberInput } from './number-input.tsx';
import { PlaceMap } from './place-map.tsx';

const degrees = (most: number) => [
  required('Enter a number, or place the pin.'),
  minValue(-most, `Enter −${most} or more.`),
  maxValue(most, `Enter ${most} or less.`),
];
const latitudeRules = degrees(90);
const longitudeRules = degrees(180);

interface PlaceInputsProps {
  readonly label: string;
  /** The field with the radius in km, if the place has a circle. */
  readonly radius?: string;
  /** More marks on the map. */
  readonly marks?: readonly PlaceMark[];
  /** Shown below the map. */
  readonly children?: ReactNode;
}

/** The fields `latitude` and `longitude` of the form. */
export function PlaceInputs({ label, radius, marks, children }: PlaceInputsProps) {
  const { setValue } = useFormContext();
  const [latitude, longitude, km] = useWatch({ name: ['latitude', 'longitude', radius ?? ''] });
  const pin = pointOf(latitude, longitude);
  const move = (point: Point): void => {
    for (const [name, value] of Object.entries(point)) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PlaceMap label={label} pin={pin} radiusKm={isPositive(km) ? km : null} onPin={move} marks={marks} />
      {children}
      <Typography color="textSecondary">
        {pin
          ? 'Drag the pin, tap the map, move the pin with the arrow keys, or type its position.'
          : 'Tap the map to place the pin, or type its position.'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NumberInput source="latitude" label="Latitude" validate={latitudeRules} />
        <NumberInput source="longitude" label="Longitude" validate={longitudeRules} />
      </Box>
      <DeviceButton onPoint={move} />
    </Box>
  );
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

const isPositive = (value: unknown): value is number => isWithin(value, 20_000) && value > 0;

const pointOf = (latitude: unknown, longitude: unknown): Point | null =>
  isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;

const problems = {
  denied: 'The browser may not read your position. Allow it in its settings, or place the pin yourself.',
  unknown: 'Your position could not be found. Place the pin yourself.',
} as const;

function DeviceButton({ onPoint }: { readonly onPoint: (point: Point) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<keyof typeof problems>();
  const ask = async (): Promise<void> => {
    setIsBusy(true);
    const position = await readDevicePosition();
    setIsBusy(false);
    setProblem(typeof position === 'string' ? position : undefined);
    if (typeof position !== 'string') onPoint(position);
  };
  return (
    <Box>
      <Button variant="outlined" loading={isBusy} onClick={() => void ask()}>
        Use my position
      </Button>
      <Typography role="status" sx={{ mt: problem && 1 }}>
        {problem && problems[problem]}
      </Typography>
    </Box>
  );
}
