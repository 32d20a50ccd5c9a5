// The shared map with this app's look and texts.
import type { Draw } from '@haat/map/drawn-map';
import { MapCanvas } from '@haat/map/map-canvas';
import { ui } from '../ui.messages.ts';
import styles from './map.module.css';
import type { CanvasProps } from './map-props.ts';

const classes = { canvas: styles.canvas, note: styles.say };

export const AppMap = (props: CanvasProps & { readonly draw: Draw }) => (
  <MapCanvas classes={classes} plainNote={props.onPin ? ui.mapPlainPin : ui.mapPlain} {...props} />
);
