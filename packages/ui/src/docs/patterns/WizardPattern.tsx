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
  readonly coverage: string | null;
  readonly isConfirmed: boolean;
}

const empty: Application = { firstName: '', lastName: '', coverage: null, isConfirmed: false };
const coverages = [
  { value: 'term', label: 'Term Life 20' },
  { value: 'whole', label: 'Whole Life' },
];

const steps = [
  { id: 'insured', label: 'Insured', fields: ['firstName', 'lastName'] },
  { id: 'coverage', label: 'Coverage', fields: ['coverage'] },
  { id: 'review', label: 'Review', fields: ['isConfirmed'] },
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
  const [stepIndex, setStepIndex] = useState(0);
  const [focusMoves, setFocusMoves] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const step = steps[stepIndex] ?? steps[0];
  const values = form.getValues();

  // The focus moves to the new step, or to the errors of this one.
  useEffect(() => {
    if (focusMoves > 0) (summary.current ?? heading.current)?.focus();
  }, [focusMoves]);

  function goTo(next: number) {
    setStepIndex(next);
    setFocusMoves(focusMoves + 1);
  }

  async function goToNextStep() {
    if (await form.trigger(step.fields)) goTo(stepIndex + 1);
    else setFocusMoves(focusMoves + 1);
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
          if (stepIndex < steps.length - 1) void goToNextStep();
          else
            void form.handleSubmit(
              () => undefined,
              () => setFocusMoves(focusMoves + 1),
            )(event);
        }}
      >
        <FormLayout>
          <h2 ref={heading} tabIndex={-1}>
            Step {stepIndex + 1} of {steps.length}: {step.label}
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
          {step.id === 'coverage' && (
            <RadioGroupField<Application, 'coverage'>
              name="coverage"
              label="Coverage"
              rules={{ required: 'Choose the coverage.' }}
              options={coverages}
            />
          )}
          {step.id === 'review' && (
            <>
              <DescriptionList
                items={[
                  ['Insured', `${values.lastName}, ${values.firstName}`],
                  ['Coverage', coverages.find(({ value }) => value === values.coverage)?.label],
                ]}
              />
              <CheckboxField<Application, 'isConfirmed'>
                name="isConfirmed"
                label="All of this is true"
                rules={{ required: 'Confirm that all of this is true.' }}
              />
            </>
          )}
          <FormActions>
            <Button type="submit" variant="primary">
              {stepIndex < steps.length - 1 ? 'Continue' : 'Send the application'}
            </Button>
            {stepIndex > 0 && <Button onClick={() => goTo(stepIndex - 1)}>Back</Button>}
          </FormActions>
        </FormLayout>
      </form>
    </FormProvider>
  );
}
