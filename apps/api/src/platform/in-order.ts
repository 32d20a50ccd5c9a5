// Keeps the order of locks. A prepared statement is sent when it is called. A builder's statement is sent only when
// awaited, so prepared ones that were called later would overtake it.

/** Sends statements in the order in which they are called. Throws when one of them isn't prepared. */
export type InOrder = <Works extends readonly unknown[] | []>(
  works: Works,
) => Promise<{ -readonly [At in keyof Works]: Awaited<Works[At]> }>;

export interface LockOrder {
  readonly inOrder: InOrder;
  /** Call it with each statement, before it is sent. */
  refuseLate(statement: unknown): void;
  /** Call it with the first answer: statements sent later wait for an answer on purpose. */
  end(): void;
}

export function makeLockOrder(): LockOrder {
  let isLeaving = false;
  const end = (): void => {
    isLeaving = false;
  };
  return {
    inOrder: async (works) => {
      isLeaving = true;
      try {
        return await Promise.all(works);
      } finally {
        end();
      }
    },
    refuseLate: (statement) => {
      if (!isLeaving || isPrepared(statement)) return;
      throw new Error(
        `this statement would leave after later ones of tx.inOrder, so prepare it: ${textOf(statement)}`,
      );
    },
    end,
  };
}

const isPrepared = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'name' in statement && statement.name !== undefined;

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
