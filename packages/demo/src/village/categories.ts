// Categories of articles, and banners.
import type { DemoBanner, DemoCategory } from './types.ts';

export const categories = [
  { name: 'Notices', symbol: 'megaphone' },
  { name: 'Recipes', symbol: 'curry' },
  { name: 'Farming', symbol: 'wheat' },
  { name: 'Health', symbol: 'stethoscope' },
  { name: 'School', symbol: 'school' },
  { name: 'Festivals', symbol: 'party' },
  { name: 'Sports', symbol: 'football' },
  { name: 'Village life', symbol: 'house' },
] as const satisfies readonly DemoCategory[];

export type CategoryName = (typeof categories)[number]['name'];

export const banners: readonly DemoBanner[] = [
  {
    title: 'Onam market on the temple ground',
    link: '/blogs/{article:onam-market}',
    colour: '#1f6f4a',
    goods: ['clayLamp', 'oleander'],
  },
  {
    title: 'Vegetables from our own fields, today',
    link: '/shops/{shop:Amma Vegetables}',
    colour: '#7c3f1d',
    goods: ['basket', 'carrot'],
  },
  {
    title: 'All stores near you, to your door',
    link: '/shops',
    colour: '#27517a',
    goods: ['scooter', 'parcel'],
  },
  {
    title: 'Do you run a shop? Register it here',
    link: '/retailer',
    colour: '#6a3566',
    goods: ['house', 'bell'],
  },
];
