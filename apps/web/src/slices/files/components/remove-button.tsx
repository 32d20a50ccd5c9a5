import { IconTrash } from '@tabler/icons-react';
import { Button } from '../../../ui/layout/button.tsx';

interface RemoveButtonProps {
  readonly onClick: () => void;
  readonly children: string;
}

export const RemoveButton = ({ onClick, children }: RemoveButtonProps) => (
  <Button kind="quiet" icon={<IconTrash size="1.25rem" aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);
