import { type ReactNode, useEffect, useRef } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';
import { type ImpersonationList, ImpersonationResults } from './ImpersonationResults.tsx';
import { PanelBody } from './ImpersonationPanel.styles.ts';
import { moveBetweenEntries } from './moveBetweenEntries.ts';

export interface ImpersonationPanelProps {
  /** Names the search box: 'Find an agent'. */
  readonly label: string;
  /** What it searches for: 'Agent Name, ID, email or username'. */
  readonly placeholder?: string | undefined;
  /** What is typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What was found, and whom one acted for last. */
  readonly lists: readonly ImpersonationList[];
  /** An entry is chosen, by its key. */
  readonly onChoose: (key: string) => void;
  /** The key of the entry that one is about to act for. */
  readonly pending?: string | undefined;
  /** Between the box and the lists: what failed. */
  readonly children?: ReactNode;
  /** The search box has the focus from the start. @default false */
  readonly takesFocus?: boolean | undefined;
}

/** Finds somebody to act for: a search box and lists; the arrows lead through all of it. */
export function ImpersonationPanel(props: ImpersonationPanelProps) {
  const { label, placeholder, text, onText, lists, pending, onChoose } = props;
  const { takesFocus = false } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <PanelBody role="presentation" onKeyDown={moveBetweenEntries}>
      <search>
        <TextInput
          ref={box}
          data-takes-focus={takesFocus || undefined}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={onText}
          clearable
          maxLength={100}
          autoComplete="off"
        />
      </search>
      {props.children}
      {lists.map((list) => (
        <ImpersonationResults key={list.title} {...list} pending={pending} onChoose={onChoose} />
      ))}
    </PanelBody>
  );
}
