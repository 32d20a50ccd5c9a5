import type { Translated } from '../../platform/words.ts';
import type * as english from './house.messages.ts';

export const house: Translated<typeof english.house> = {
  landmark: 'पहचान की जगह',
  landmarkHint: 'ज़रूरी नहीं। घर के पास की कोई चीज़, जैसे मंदिर या नीला गेट।',
  photo: 'घर की फ़ोटो',
  noPlace: 'नक़्शे पर जगह नहीं है',
  record: 'रास्ता रिकॉर्ड करें',
  play: 'रास्ता सुनें',
};
