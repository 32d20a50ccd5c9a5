// A text field that suggests options: arrow keys and Enter, or a press, choose one.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './combobox-field.module.css';
import { TextField } from './text-field.tsx';

interface Option {
  readonly id: string;
  readonly content: ReactNode;
}

interface ComboboxFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | null;
  /** The name of the list. */
  readonly listLabel: string;
  readonly value: string;
  readonly onValue: (text: string) => void;
  readonly options: readonly Option[];
  readonly onChoose: (id: string) => void;
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { id, label, description, error, listLabel, value, onValue, options, onChoose } = props;
  const listId = useId();
  const { isOpen, active, open, close, choose, onKeyDown } = useActiveOption(options, onChoose);
  return (
    <div className={styles.combobox}>
      <TextField
        id={id}
        label={label}
        description={description}
        error={error}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active && `${listId}-${active.id}`}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => {
          onValue(event.currentTarget.value);
          open();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <OptionList id={listId} label={listLabel} options={options} active={active} onChoose={choose} />
      )}
    </div>
  );
}

interface OptionListProps extends Pick<ComboboxFieldProps, 'label' | 'options'> {
  readonly id: string;
  readonly active: Option | undefined;
  readonly onChoose: (option: Option) => void;
}

const OptionList = ({ id, label, options, active, onChoose }: OptionListProps) => (
  <div
    id={id}
    role="listbox"
    aria-label={label}
    className={styles.list}
    // Keep the focus in the field: its blur would close the list before the click.
    onMouseDown={(event) => event.preventDefault()}
  >
    {options.map((option) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
      <div
        key={option.id}
        id={`${id}-${option.id}`}
        role="option"
        aria-selected={option === active}
        tabIndex={-1}
        className={styles.option}
        onClick={() => onChoose(option)}
      >
        {option.content}
      </div>
    ))}
  </div>
);

const stepOf: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether the list is open, and the option that the arrow keys have reached. */
function useActiveOption(options: readonly Option[], onChoose: (id: string) => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const isOpen = isWanted && options.length > 0;
  const active = isOpen ? options.find(({ id }) => id === activeId) : undefined;
  const show = (isShown: boolean): void => {
    setIsWanted(isShown);
    setActiveId(undefined);
  };
  const move = (step: 1 | -1): void => {
    const next = (active ? options.indexOf(active) : step === 1 ? -1 : 0) + step;
    setIsWanted(true);
    setActiveId(options.at(next % options.length)?.id);
  };
  const choose = (option: Option): void => {
    show(false);
    onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf[event.key];
    // An input method uses these keys itself while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') show(false);
    if (step !== undefined) move(step);
    if (event.key === 'Enter' && active) choose(active);
    // Enter must not submit the surrounding form.
    if (step !== undefined || event.key === 'Enter') event.preventDefault();
  };
  return { isOpen, active, open: () => show(true), close: () => show(false), choose, onKeyDown };
}
