import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormState } from 'react-hook-form';

export function SaveButton({ label }: { readonly label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      startIcon={isSubmitting && <CircularProgress size={14} thickness={3} color="inherit" />}
    >
      {label}
    </Button>
  );
}
