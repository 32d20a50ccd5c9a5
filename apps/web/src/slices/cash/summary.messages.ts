import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

export const summary = translated('summary', {
  title: 'Your last seven days',
  today: 'Today',
  deliveries: (count: number) => `${count} ${plural.select(count) === 'one' ? 'delivery' : 'deliveries'}`,
  earned: (amount: string) => `Earned ${amount}`,
  cash: (amount: string) => `Cash ${amount}`,
  km: (km: number) => `${km} km`,
});
