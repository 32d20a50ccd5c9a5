import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { UploadFileIcon } from './icons.tsx';

interface FileInputProps {
  readonly label: string;
  /** The file types in the file dialog, such as `.csv`. */
  readonly accept: string;
  readonly isDisabled: boolean;
  /** The chosen file. */
  readonly children?: ReactNode;
  /** More than one only when several files were dropped. */
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileInput({ label, accept, isDisabled, children, onFiles }: FileInputProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useWithoutOpeningFiles();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // Choosing the same file again, for example after a correction, must also count.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  const drop = ({ dataTransfer }: DragEvent): void => {
    setIsOver(false);
    if (!isDisabled && dataTransfer.files.length > 0) onFiles([...dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={() => setIsOver(!isDisabled)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={dropStyle(isOver, Boolean(children))}
    >
      {children && <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>{children}</Box>}
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={choose} />
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <span>{label}</span>
      </Button>
      <Box sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>or drop it here</Box>
    </Box>
  );
}

const dropStyle = (isOver: boolean, hasFile: boolean) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  p: { xs: 2, sm: hasFile ? 2 : 4 },
  border: 2,
  borderStyle: 'dashed',
  borderColor: isOver ? 'primary.main' : 'divider',
  borderRadius: 1,
  bgcolor: isOver ? 'action.hover' : undefined,
});

/** A file dropped beside the field would replace the page. */
function useWithoutOpeningFiles(): void {
  // Outside system: the window, which gets the drops.
  useEffect(() => {
    const refuse = (event: Event): void => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
