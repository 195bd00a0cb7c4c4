import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { fieldWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { fieldStyles } from './fieldStyles.ts';

/** A label, a bordered box with an input, and its hint or error. */
const FieldFrame = styled.div`
  ${fieldStyles}
`;

interface LabelMarkProps {
  readonly children: string;
  /** The input has an attribute that says the same to screen readers. @default false */
  readonly isHidden?: boolean | undefined;
}

/** A mark after a label. Screen readers read it with the label if no attribute of the input says the same. */
const LabelMark = ({ children, isHidden = false }: LabelMarkProps) => (
  <>
    {!isHidden && ' '}
    <span data-part="mark" aria-hidden={isHidden || undefined}>
      {isHidden && ' '}
      {children}
    </span>
  </>
);

/** The props that every input has. */
export interface FieldProps {
  /** Always visible, next to the input. */
  readonly label: string;
  /** A note that stays, with what to enter. */
  readonly hint?: string | undefined;
  /** What is wrong, and what to do. @default none */
  readonly error?: string | undefined;
  /**
   * Marks the field as required. A form without `noValidate` is not sent while it is empty; a group of checkboxes
   * and a switch do not stop it. @default false
   */
  readonly required?: boolean | undefined;
  /** The value cannot be changed, and a form does not send it. @default false */
  readonly disabled?: boolean | undefined;
  /** Of the frame around the label and the input. */
  readonly className?: string | undefined;
  /** Of the frame. */
  readonly style?: CSSProperties | undefined;
}

type FrameProps = Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'>;

export interface FieldFrameProps
  extends FrameProps, Pick<FieldProps, 'label' | 'hint' | 'required'> {
  /** The id of the input. */
  readonly id: string;
  /** A list shows one error per line. */
  readonly error?: string | readonly string[] | undefined;
  /** The styled outer element. A `fieldset` gets a `legend`. @default a `div` */
  readonly as?: ElementType | undefined;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
  /** The id of the outer element, if that is the control. @default none */
  readonly frameId?: string | undefined;
  readonly labelAs?: 'label' | 'legend' | undefined;
  readonly disabled?: boolean | undefined;
  /** The label says that the value is optional. @default false */
  readonly isOptional?: boolean | undefined;
  /** The label says '(required)', because the input has no attribute for that. @default false */
  readonly saysRequired?: boolean | undefined;
  /** The input; as a function, it renders the label itself and the hint follows. */
  readonly children: ReactNode | ((label: ReactNode) => ReactNode);
  /** A part of the input after the error, which takes no space. */
  readonly after?: ReactNode;
}

/** The `aria-describedby` of an input with this id: its hint, other ids, and its error. */
export function describedBy(
  id: string,
  { hint, error }: { readonly hint?: unknown; readonly error?: unknown },
  ...others: readonly (string | false | undefined)[]
): string | undefined {
  const ids = [hint && `${id}-hint`, ...others, error && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * The label, the hint, the input, the error and the mark of every input.
 *
 * - **Also called:** form control, label, helper text.
 * - **When to use it:** An input of your own: give it the same `id`, and `aria-describedby` from `describedBy`.
 * - **When not:** One of the inputs fits: each has this frame already.
 */
export function Field({
  as: Frame = FieldFrame,
  labelAs: Label = 'label',
  id,
  frameId,
  label,
  hint,
  error,
  required = false,
  isOptional = false,
  saysRequired = false,
  children,
  after,
  ...frame
}: FieldFrameProps) {
  const words = useWords('Field', fieldWords);
  const text = (
    <>
      {label}
      {required && <LabelMark isHidden={!saysRequired}>{words.required}</LabelMark>}
      {isOptional && <LabelMark>{words.optional}</LabelMark>}
    </>
  );
  const note = hint && (
    <p id={`${id}-hint`} data-part="hint">
      {hint}
    </p>
  );
  return (
    <Frame id={frameId} {...frame}>
      {typeof children === 'function' ? (
        <>
          {children(text)}
          {note}
        </>
      ) : (
        <>
          <Label {...(Label === 'label' && { htmlFor: id })}>{text}</Label>
          {note}
          {children}
        </>
      )}
      {typeof error === 'string' && error !== '' && (
        <p id={`${id}-error`} data-part="error">
          {error}
        </p>
      )}
      {typeof error === 'object' && error.length > 0 && (
        <div id={`${id}-error`}>
          {error.map((one, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be the same: two files of one name
            <p key={`${place} ${one}`} data-part="error">
              {one}
            </p>
          ))}
        </div>
      )}
      {after}
    </Frame>
  );
}
