// A drawing that decorates a page. One that can't load, as without a network, leaves its place empty.

const empty = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

export type DrawingName =
  | 'banana'
  | 'basket'
  | 'bell'
  | 'coconut'
  | 'fish'
  | 'house'
  | 'knot'
  | 'magnifier'
  | 'newspaper'
  | 'parcel'
  | 'scooter'
  | 'tomato';

interface DrawingProps {
  readonly name: DrawingName;
  /** Its width and height. */
  readonly px: number;
  readonly className?: string | undefined;
}

export const Drawing = ({ name, px, className }: DrawingProps) => (
  <img
    src={`/pictures/${name}.webp`}
    alt=""
    width={px}
    height={px}
    className={className}
    onError={({ currentTarget }) => {
      currentTarget.src = empty;
    }}
  />
);
