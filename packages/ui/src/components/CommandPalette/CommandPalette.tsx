import { Search, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { commandPaletteWords } from '../../words/overlays.ts';
import { useWords } from '../../words/useWords.ts';
import { DialogContainer } from '../Dialog/DialogContainer.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { visibleText } from '../Field/visibleText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { GroupedList, type RowGroup } from '../Listbox/GroupedList.tsx';
import { useListKeys } from '../Listbox/useListKeys.ts';
import { type RootProps, splitRoot } from '../rootProps/splitRoot.ts';
import { returnFocus } from '../Popover/returnFocus.ts';
import { PaletteDialog } from './CommandPalette.styles.ts';

/** Actions of an app on an open palette. */
export interface CommandPaletteActions {
  readonly close: () => void;
  /** Gives the focus to the input. */
  readonly focus: () => void;
}

/** `id`, `className`, `style`, `data-*`, `aria-describedby` and `ref` are those of the dialog. */
export interface CommandPaletteProps extends RootProps<HTMLDialogElement> {
  /** The name and the placeholder of the input, which say what the palette finds. */
  readonly label: string;
  /** The typed text. */
  readonly text: string;
  /** Called with the text of the search as the user types. */
  readonly onText: (text: string) => void;
  /** The results, under headings. */
  readonly groups: readonly RowGroup[];
  /** Called when the user chooses a row, with its number over all groups. */
  readonly onTake: (row: number) => void;
  /**
   * Enter in the input, with the row that is active, if there is one. An app can wait for rows that are still
   * loading. @default takes the active row
   */
  readonly onEnter?: ((row: number | undefined) => void) | undefined;
  /** Called when it closes, for any reason. */
  readonly onClose: () => void;
  /** Called before Escape, a press outside or Close closes it: false keeps it open. @default always */
  readonly mayClose?: (() => boolean) | undefined;
  /** A question about the chosen row, instead of the rows. */
  readonly question?: { readonly title: string; readonly content: ReactNode } | undefined;
  /** Below the rows: a failure, and a `PaletteStatus`. */
  readonly children?: ReactNode;
  /** Names the dialog. @default 'Search' */
  readonly title?: string | undefined;
  /** Names the rows. @default 'Results' */
  readonly resultsText?: string | undefined;
  /** The name of the button that closes it. @default 'Close search' */
  readonly closeText?: string | undefined;
  /** Filled with actions on the palette while it is open. */
  readonly actionsRef?: RefObject<CommandPaletteActions | null> | undefined;
}

/**
 * Finds and does anything from one input: an APG combobox in a native modal dialog, which keeps the focus inside
 * and gives it back. It is open as long as it is rendered; the focus stays in the input.
 *
 * - **Also called:** command menu, quick search, spotlight.
 * - **When to use it:** Once an app: pages, records and actions from one input, opened by Ctrl+K.
 * - **When not:** One field of a form: `Combobox`.
 * - **Keys:**
 *   - Down, Up: Goes to the next row, over all groups, and round.
 *   - Page Down, Page Up: Goes eight rows.
 *   - Enter: Takes the row.
 *   - Home, End: Move the caret in the input.
 *   - Escape: Closes it; the focus goes back to what had it.
 */
export function CommandPalette({ ref, actionsRef, ...props }: CommandPaletteProps) {
  const { label, text, onText, groups, onTake, onEnter, onClose, question, children } = props;
  const words = useWords('CommandPalette', commandPaletteWords);
  const { mayClose = () => true } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const list = useListKeys({
    rowCount: question ? 0 : rowCount,
    isAlwaysOpen: true,
    onTake,
    onEnter: question ? undefined : onEnter,
  });
  const close = () => dialog.current?.close();
  useImperativeHandle(actionsRef, () => ({ close, focus: () => input.current?.focus() }), []);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // Strict mode runs this again while the dialog has the focus.
    if (!dialog.current?.contains(document.activeElement)) opener.current = document.activeElement;
    dialog.current?.showModal();
    // oxlint-disable-next-line react/set-state-in-effect -- the element exists from now on
    setContainer(dialog.current);
    // A dialog that the app removes while it is open returns no focus.
    return () => {
      const { current } = opener;
      if (current instanceof HTMLElement) queueMicrotask(() => returnFocus(null, current));
    };
  }, []);

  return (
    <PaletteDialog
      {...splitRoot(props).root}
      ref={bothRefs(dialog, ref)}
      aria-describedby={props['aria-describedby']}
      aria-label={props.title ?? words.title}
      closedby="any"
      onCancel={(event) => {
        if (event.target === dialog.current && !mayClose()) event.preventDefault();
      }}
      onClose={onClose}
    >
      <div data-part="field">
        <Search size="1.25em" strokeWidth={1.75} aria-hidden />
        <input
          {...list.inputProps}
          ref={input}
          enterKeyHint="go"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            onText(visibleText(target));
            list.open();
          }}
        />
        <IconButton
          label={props.closeText ?? words.close}
          icon={<X size="1.25em" strokeWidth={1.75} aria-hidden />}
          onClick={() => mayClose() && close()}
        />
      </div>
      {question ? (
        <div data-part="question">
          <h2>{question.title}</h2>
          <DialogContainer value={container}>{question.content}</DialogContainer>
        </div>
      ) : (
        <>
          <GroupedList
            id={list.listId}
            label={props.resultsText ?? words.results}
            groups={groups}
            active={list.active}
            onActivate={list.open}
            onTake={onTake}
          />
          {children}
        </>
      )}
    </PaletteDialog>
  );
}
