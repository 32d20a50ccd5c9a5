// The frame of every icon. Each icon has its own file, so that a page loads only the icons it shows. The shapes come from
// Tabler Icons 3.51.0 (docs/credits.md). To add one, copy its paths from https://tabler.io/icons.
import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  readonly size?: number | string;
  /** The width of the lines in a drawing of 24 units. */
  readonly stroke?: number;
}

export const Icon = ({ size = 24, stroke = 2, ...props }: IconProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
);
