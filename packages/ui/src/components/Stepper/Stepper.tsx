import { StepperElement } from './Stepper.styles.ts';
import { stepperWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export const stepStates = ['done', 'error', 'todo'] as const;
export type StepState = (typeof stepStates)[number];

/** One step of a wizard. */
export interface Step<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The state of the step, apart from whether it is on screen. @default 'todo' */
  readonly state?: StepState | undefined;
}

export interface StepperProps<Id extends string = string> extends RootProps {
  /** What the steps are for: 'Application'. */
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  /** The step on screen. */
  readonly current: Id;
  /** Goes to a step that is done or has errors. @default the steps are not pressed */
  readonly onGoTo?: ((id: Id) => void) | undefined;
}

/**
 * Where one is in a wizard, a `nav` with its steps in order; on phones 'Step 2 of 4'.
 *
 * - **Also called:** wizard, steps, progress tracker.
 * - **When to use it:** Three to six steps in an order; steps that are done can be gone back to.
 * - **When not:** Any order will do: `Tabs`, or one page with headings.
 * - **Keys:**
 *   - Tab: Goes to the steps that are done or need correction.
 *   - Enter, Space: Goes back to the step.
 */
export function Stepper<Id extends string>({
  label,
  steps,
  current,
  onGoTo,
  ...root
}: StepperProps<Id>) {
  const words = useWords('Stepper', stepperWords);
  const statesInWords = { done: words.isDone, error: words.isWrong, todo: '' } as const;
  const place = steps.findIndex(({ id }) => id === current);
  const next = steps[place + 1];
  const wrong = steps.filter(({ state }) => state === 'error');
  return (
    <StepperElement {...root} aria-label={label}>
      <p>
        {words.place(place + 1, steps.length)}
        <strong>{steps[place]?.label}</strong>
        {next && <span>{words.next(next.label)}</span>}
        {wrong.length > 0 && (
          <span data-part="error">{words.wrong(wrong.map((step) => step.label).join(', '))}</span>
        )}
      </p>
      <ol>
        {steps.map(({ id, label: text, state = 'todo' }, index) => {
          const isCurrent = id === current;
          const content = (
            <>
              <span data-part="mark">
                {state === 'done' && !isCurrent && (
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M20 6 9 17l-5-5" />
                  </svg>
                )}
                {state === 'error' && '!'}
                {(state === 'todo' || (isCurrent && state === 'done')) && index + 1}
              </span>
              <span>
                {text}
                <span className="visually-hidden">{statesInWords[state]}</span>
              </span>
            </>
          );
          return (
            <li
              key={id}
              data-state={isCurrent && state !== 'error' ? 'current' : state}
              data-current={isCurrent || undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {onGoTo && !isCurrent && state !== 'todo' ? (
                <button type="button" onClick={() => onGoTo(id)}>
                  {content}
                </button>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </StepperElement>
  );
}
