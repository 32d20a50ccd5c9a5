import { translated } from '../../platform/words.ts';

export const house = translated('house', {
  landmark: 'Landmark',
  landmarkHint: 'Optional. Something near the house, such as a temple or a blue gate.',
  photo: 'Photo of the house',
  noPlace: 'No place on the map',
  record: 'Record directions',
  play: 'Play directions',
});
