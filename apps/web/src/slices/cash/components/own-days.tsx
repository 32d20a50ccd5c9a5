import { TextField } from '../../../ui/fields/text-field.tsx';
import { sales as words } from '../sales.messages.ts';
import { lastDayFault, type SalesDays } from '../sales-period.ts';
import styles from './own-days.module.css';

interface OwnDaysProps {
  readonly days: SalesDays;
  readonly today: string;
  readonly onDays: (days: SalesDays) => void;
}

export const OwnDays = ({ days, today, onDays }: OwnDaysProps) => (
  <div className={styles.days}>
    <TextField
      type="date"
      label={words.from}
      max={today}
      value={days.from}
      onChange={({ currentTarget: { value } }) => onDays({ ...days, from: value })}
    />
    <TextField
      type="date"
      label={words.to}
      max={today}
      value={days.to}
      error={lastDayFault(days)}
      onChange={({ currentTarget: { value } }) => onDays({ ...days, to: value })}
    />
  </div>
);
