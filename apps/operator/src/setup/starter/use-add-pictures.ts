import { useQueryClient } from '@tanstack/react-query';
import { addStarterPictures } from '../../providers/starter-set.ts';

export const picturesKey = ['starter', 'pictures'] as const;

/**
 * Adds the pictures of new records. Resolves to whether all have one. If not, the records stay, and `StarterPictures`
 * offers to add the rest and explains the failure.
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
