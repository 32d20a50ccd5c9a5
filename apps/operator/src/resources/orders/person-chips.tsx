// The orders of one person: a filter that links of their page set, and that can be taken off here.
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';

interface PersonChipProps {
  readonly label: string;
  /** The person's id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

const chipOf =
  (role: 'customer' | 'deliverer') =>
  ({ label, value, onChange }: PersonChipProps) => {
    const { data } = useListContext<OrderRecordInList>();
    if (value === '') return null;
    const order = data?.find((row) => String(row[role]?.id) === value);
    const name = order?.[role]?.name || 'one person';
    return (
      <Chip
        label={`${label}: ${name}`}
        onDelete={() => onChange('')}
        sx={{ alignSelf: 'center', height: 44, borderRadius: 6, maxWidth: '100%' }}
      />
    );
  };

export const CustomerChip = chipOf('customer');
export const DelivererChip = chipOf('deliverer');
