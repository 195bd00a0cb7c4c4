import { ChevronDown, X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { comboboxWords } from '../../words/choices.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { useSettle } from '../Field/useSettle.ts';
import { visibleText } from '../Field/visibleText.ts';
import { useListKeys } from '../Listbox/useListKeys.ts';
import { splitRoot } from '../rootProps/splitRoot.ts';
import { ComboboxFrame } from './Combobox.styles.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { disabledMatch, exactMatch, prepareSearch } from './matchOptions.ts';
import type { Option, OptionFieldProps } from './OptionSource.ts';
import { type Found, useFoundOptions } from './useFoundOptions.ts';

/** Milliseconds: the list is on screen by then, and the first key seldom yet. */
const pause = 100;

/** Prepares the options of an open list for searching, in steps, once it is on screen. */
function useSearchReady(options: readonly Option[], isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const next = () => {
      if (!prepareSearch(options)) timer = setTimeout(next);
    };
    let timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }, [options, isOpen]);
}

/** Typed text for which the user chose no row. */
export interface TypedText {
  /** The only option whose label is the text. */
  readonly exact: Option | undefined;
  /** The disabled option whose label is the text. */
  readonly off: Option | undefined;
  readonly hasMatches: boolean;
  /** Its options could not be loaded. */
  readonly isFailed: boolean;
  /** The options for the text are still loading. */
  readonly isSearching: boolean;
}

interface ListFieldProps extends OptionFieldProps {
  readonly control: RefObject<HTMLInputElement | null>;
  /** The values that a form sends under the `name`. */
  readonly sent: readonly string[];
  /** The text in the input. */
  readonly text: string;
  /** The text that the options are searched for. */
  readonly searched: string;
  /** The error that blocks the form while the text is not an option. @default nothing */
  readonly wrong?: string | null;
  /** A form does not check the text itself. @default false */
  readonly isGuard?: boolean;
  /** The list stays open while one picks. */
  readonly takesMany: boolean;
  readonly isChosen: (value: string) => boolean;
  readonly onType: (text: string) => void;
  readonly onTake: (option: Option) => void;
  /** The focus has left the input and its list: clear the typed text, or choose its option. */
  readonly onLeave: (typed: TypedText) => void;
  /** Enter after a typed text, without an active row. @default Enter is the form's */
  readonly onEnterText?: ((typed: TypedText) => void) | undefined;
  /** The options for a typed text have loaded, or cannot be loaded. */
  readonly onAnswer?: ((typed: TypedText) => void) | undefined;
  /** The input has the focus. */
  readonly onFocus?: ((input: HTMLInputElement) => void) | undefined;
  /** Escape on a closed list. Returns whether there was something to clear. */
  readonly onEscapeClosed: () => boolean;
  /** Clears the choice; without it there is no button for that. */
  readonly onClear?: (() => void) | undefined;
  /** More props of the input; `onKey` runs first, and returns whether it handled the key. */
  readonly input?: Pick<ComponentProps<'input'>, 'placeholder' | 'aria-describedby' | 'onPaste'>;
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** A command for all found options, below them. */
  readonly renderFoot?: (found: Found) => ReactNode;
  /** Over the box. */
  readonly before?: ReactNode;
  /** Under the box. */
  readonly children?: ReactNode;
}

const noOptions: readonly Option[] = [];
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** Keeps the focus in the input when the user presses one of the field's buttons, and returns it from the list. */
const focusInput = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  currentTarget.parentElement?.querySelector('input')?.focus();

/** The common part of the comboboxes for one value and for several: a field, its list, and its search. */
export function ListField(props: ListFieldProps) {
  const { label, text, searched, takesMany, isChosen, onTake, onLeave, onClear, onKey } = props;
  const { hint, error, required, disabled, ref, wrong, control } = props;
  const { className, style, id, ...data } = splitRoot(props).root;
  const words = useWords('Combobox', comboboxWords);
  const ownId = useId();
  const inputId = id ?? ownId;
  const found = useFoundOptions(props, searched);
  const { matches } = found;
  const list = useListKeys({
    rowCount: matches.length,
    // Search results replace the active row.
    rows: props.onSearch && matches,
    onTake: take,
    onEscapeClosed: props.onEscapeClosed,
  });
  useSearchReady(props.options ?? noOptions, list.isOpen);

  function take(row: number) {
    const option = matches.at(row);
    if (option?.disabled) {
      announce(words.cannotBeChosen(option.label, option.description), label);
      return;
    }
    if (!takesMany) list.close();
    if (option) onTake(option);
  }

  const isSearching = found.isSearching || found.status === 'loading';
  const typedText = (): TypedText => ({
    exact: exactMatch(matches, searched),
    off: disabledMatch(matches, searched),
    hasMatches: matches.length > 0,
    isFailed: found.status === 'error',
    isSearching,
  });

  const onAnswer = useEffectEvent(() => {
    if (searched.trim() !== '') props.onAnswer?.(typedText());
  });
  useEffect(() => {
    if (!isSearching) onAnswer();
  }, [isSearching]);

  const exact = typeof wrong === 'string' ? exactMatch(matches, searched) : undefined;
  // A form without a library is not sent either.
  useEffect(() => {
    control.current?.setCustomValidity(exact ? '' : (wrong ?? ''));
  }, [control, wrong, exact]);

  function leave() {
    onLeave(typedText());
    list.close();
  }

  /** The text was typed, not filled in by the browser. */
  const isTyping = useRef(false);
  useSettle({
    control,
    settle: leave,
    // The focus may go on to the list, with a `change` of the text.
    isPending: ({ type }) => searched !== '' && !(type === 'change' && isTyping.current),
    isGuard: props.isGuard ?? false,
    ignoresEnter: true,
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (onKey?.(event)) return;
    const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
    if (isEnter && props.onEnterText && list.active < 0 && searched.trim() !== '') {
      event.preventDefault();
      const typed = typedText();
      if (typed.exact) list.close();
      props.onEnterText(typed);
    } else list.inputProps.onKeyDown(event);
  }

  return (
    <Field
      as={ComboboxFrame}
      {...{ id: inputId, label, hint, error, required, className, style }}
      after={props.children}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        const popup = currentTarget.querySelector('[data-part="popup"]');
        const isIn = (element: Element | null) =>
          element !== null && (element === control.current || popup?.contains(element));
        if (isIn(target) && !isIn(relatedTarget)) leave();
        if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
      }}
    >
      {props.before}
      <div data-part="anchor">
        <div data-part="box" data-invalid={Boolean(error) || undefined}>
          <input
            {...data}
            {...list.inputProps}
            {...props.input}
            ref={bothRefs(control, ref)}
            id={inputId}
            value={text}
            aria-invalid={Boolean(error) || undefined}
            required={required && props.sent.join('') === ''}
            aria-required={required || undefined}
            aria-describedby={describedBy(
              inputId,
              { hint, error },
              props['aria-describedby'],
              props.input?.['aria-describedby'],
            )}
            disabled={disabled}
            onChange={({ target }) => {
              const typed = visibleText(target);
              isTyping.current = target === document.activeElement;
              props.onType(typed);
              props.onInputChange?.(typed);
              list.open();
            }}
            onFocus={({ currentTarget }) => props.onFocus?.(currentTarget)}
            onClick={() => list.open()}
            onKeyDown={onKeyDown}
          />
          {onClear && !disabled && (
            <button
              type="button"
              aria-label={words.clear(label)}
              // Tab goes to the button in the list.
              tabIndex={list.isOpen && found.status === 'error' ? -1 : undefined}
              // Prevents a blur, which would check the typed text before it is cleared.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                onClear();
                focusInput(event);
              }}
            >
              <X {...icon} />
            </button>
          )}
          {/* TalkBack does not press inputs: without this button the list would not open. */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.list(label)}
            aria-expanded={list.isOpen}
            onMouseDown={(event) => event.preventDefault()}
            disabled={disabled}
            onClick={(event) => {
              (list.isOpen ? list.close : list.open)();
              focusInput(event);
            }}
          >
            <ChevronDown {...icon} />
          </button>
        </div>
        {props.name &&
          props.sent.map((value) => (
            <input key={value} type="hidden" name={props.name} value={value} disabled={disabled} />
          ))}
        {list.isOpen && (
          <ComboboxPopup
            id={list.listId}
            label={label}
            text={searched}
            status={found.status}
            onRetry={found.onRetry}
            isSearching={found.isSearching}
            total={found.total}
            rowCount={matches.length}
            rowAt={(row) => {
              const { label = '', value = '', disabled, description } = matches.at(row) ?? {};
              return { label, isChosen: isChosen(value), isDisabled: disabled, description };
            }}
            sections={found.sections}
            hasDescriptions={found.hasDescriptions}
            isUntyped={found.isUntyped}
            active={list.active}
            takesMany={takesMany}
            onTake={take}
            foot={props.renderFoot?.(found)}
            onEscape={(event) => {
              // A panel or a sheet around the field closes at the next press.
              event.stopPropagation();
              focusInput(event);
              list.close();
            }}
          />
        )}
      </div>
    </Field>
  );
}
