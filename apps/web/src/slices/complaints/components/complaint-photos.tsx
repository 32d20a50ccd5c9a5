// The photos of a complaint, each with a button that removes it, and one more place while there is room.
import { limits } from '@haat/contract/limits';
import { PhotoField } from '../../files/index.ts';
import { complaints as words } from '../complaints.messages.ts';

interface ComplaintPhotosProps {
  /** The ids of the uploaded files. */
  readonly value: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function ComplaintPhotos({ value, onChange }: ComplaintPhotosProps) {
  return (
    <>
      {value.map((id, index) => (
        <PhotoField
          key={id}
          label={words.photo(index + 1)}
          value={id}
          onChange={() => onChange(value.filter((one) => one !== id))}
        />
      ))}
      {value.length < limits.complaintFiles && (
        <PhotoField
          label={words.photo(value.length + 1)}
          value={null}
          onChange={(id) => id !== null && onChange([...value, id])}
        />
      )}
    </>
  );
}
