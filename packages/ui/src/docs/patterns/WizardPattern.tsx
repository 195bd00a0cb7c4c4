import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { FormActions, FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { CheckboxField, RadioGroupField, TextField } from '../../form/index.ts';

interface Application {
  readonly firstName: string;
  readonly lastName: string;
  readonly cover: string | null;
  readonly isTrue: boolean;
}

const empty: Application = { firstName: '', lastName: '', cover: null, isTrue: false };
const covers = [
  { value: 'term', label: 'Term Life 20' },
  { value: 'whole', label: 'Whole Life' },
];

const steps = [
  { id: 'insured', label: 'Insured', fields: ['firstName', 'lastName'] },
  { id: 'cover', label: 'Cover', fields: ['cover'] },
  { id: 'review', label: 'Review', fields: ['isTrue'] },
] as const;

const problemsOf = (errors: FieldErrors<Application>) =>
  Object.entries(errors).map(([name, { message = '' }]) => ({ name, message }));

/**
 * A form in steps: each is checked before the next one, the typed values stay on the way back, and
 * nothing is sent before the last.
 */
export function WizardPattern() {
  const form = useForm<Application>({ defaultValues: empty, shouldFocusError: false });
  const { errors, isSubmitSuccessful } = form.formState;
  const [place, setPlace] = useState(0);
  const [moves, setMoves] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const step = steps[place] ?? steps[0];
  const values = form.getValues();

  // The focus moves to the new step, or to the errors of this one.
  useEffect(() => {
    if (moves > 0) (summary.current ?? heading.current)?.focus();
  }, [moves]);

  function goTo(next: number) {
    setPlace(next);
    setMoves(moves + 1);
  }

  async function goOn() {
    if (await form.trigger(step.fields)) goTo(place + 1);
    else setMoves(moves + 1);
  }

  if (isSubmitSuccessful) {
    return <Banner tone="success">The application was sent. Its number is NL0027A0001.</Banner>;
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (place < steps.length - 1) void goOn();
          else
            void form.handleSubmit(
              () => undefined,
              () => setMoves(moves + 1),
            )(event);
        }}
      >
        <FormLayout>
          <h2 ref={heading} tabIndex={-1}>
            Step {place + 1} of {steps.length}: {step.label}
          </h2>
          <ErrorSummary
            ref={summary}
            items={problemsOf(errors)}
            onGoTo={(name) => form.setFocus(name as keyof Application)}
          />
          {step.id === 'insured' && (
            <>
              <TextField<Application, 'firstName'>
                name="firstName"
                label="First name"
                rules={{ required: 'Type the first name.' }}
              />
              <TextField<Application, 'lastName'>
                name="lastName"
                label="Last name"
                rules={{ required: 'Type the last name.' }}
              />
            </>
          )}
          {step.id === 'cover' && (
            <RadioGroupField<Application, 'cover'>
              name="cover"
              label="Cover"
              rules={{ required: 'Choose the cover.' }}
              options={covers}
            />
          )}
          {step.id === 'review' && (
            <>
              <DescriptionList
                items={[
                  ['Insured', `${values.lastName}, ${values.firstName}`],
                  ['Cover', covers.find(({ value }) => value === values.cover)?.label],
                ]}
              />
              <CheckboxField<Application, 'isTrue'>
                name="isTrue"
                label="All of this is true"
                rules={{ required: 'Say that all of this is true.' }}
              />
            </>
          )}
          <FormActions>
            <Button type="submit" variant="primary">
              {place < steps.length - 1 ? 'Go on' : 'Send the application'}
            </Button>
            {place > 0 && <Button onClick={() => goTo(place - 1)}>Back</Button>}
          </FormActions>
        </FormLayout>
      </form>
    </FormProvider>
  );
}
