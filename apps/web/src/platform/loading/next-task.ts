// Ends the current task, so that a slow processor can draw and answer taps before the next one.
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
