import { useQueryClient } from '@tanstack/react-query';
import { addStarterPictures } from '../../providers/starter-set.ts';

export const picturesKey = ['starter', 'pictures'] as const;

/**
 * Adds the pictures of what was just added, and answers whether all are there. If not, what was added stays, and
 * `StarterPictures` offers the rest and says why it fails.
 */
export function useAddPictures(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      await addStarterPictures();
      return true;
    } catch {
      await queryClient.invalidateQueries({ queryKey: picturesKey });
      return false;
    }
  };
}

export const withoutPictures = (added: string): string => `${added}, but not all pictures`;
