/** What the content of each step gets. */
export interface StepProps {
  readonly isDone: boolean;
  /** Done: go on to the next step. */
  readonly onSaved: () => void;
  /** Something is saved, but the step goes on. */
  readonly onChanged: () => void;
}
