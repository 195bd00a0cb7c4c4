import type { ApiError } from '@agent-portal/data';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { FormLayout } from '@agent-portal/ui/FormLayout';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { FailureBanner } from './FailureBanner.tsx';
import { type FormLabels, useFormErrors } from './useFormErrors.ts';
import { useFormDraft } from './useFormDraft.ts';

const Layout = styled(FormLayout)`
  && > :is(p, h4) {
    margin-block: 0;
    overflow-wrap: anywhere;
  }
`;

/** The props of a form, in a dialog or in the page. */
export interface SentForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Identifies the input that is stored when the session ends; unique in the portal. @default nothing is stored */
  readonly name?: string | undefined;
  /** The labels of the fields by name. Define them at module scope. */
  readonly labels: FormLabels;
  /** Lists the errors above the fields. Without it the first field with an error takes the focus. @default true */
  readonly hasSummary?: boolean | undefined;
  readonly isRunning: boolean;
  /** The error of the latest attempt to send. */
  readonly failure?: ApiError | undefined;
  /** Starts the message about an error that belongs to no field: 'The follow-up was not saved'. */
  readonly failed: string;
  /** A 403 is not an error: the message says that the user has no access [S8]. @default false */
  readonly isRefusable?: boolean | undefined;
  /** What a 404 means: 'the case is not in your book of business'. */
  readonly missing?: string | undefined;
  /** Replaces that message: what another user saved first, and the choice between both versions. */
  readonly conflict?: ReactNode;
  readonly onSubmit: (values: Values) => unknown;
  readonly children: ReactNode;
}

interface FormBodyProps<Values extends FieldValues> extends SentForm<Values> {
  readonly id?: string | undefined;
  /** Names the form. */
  readonly label?: string | undefined;
  /** The buttons below the fields. */
  readonly actions?: ReactNode;
}

/** A form with its error summary and its failure. The input survives a failure and the end of the session. */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>) {
  const { form, name, labels, hasSummary = true, failure, failed, conflict, isRunning } = props;
  const { id, label, isRefusable = false, missing, onSubmit, children, actions } = props;
  useFormDraft(name, form);
  const { summary, other } = useFormErrors(form, labels, failure);
  return (
    <form
      id={id}
      aria-label={label}
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      <Layout>
        {hasSummary && <ErrorSummary {...summary} />}
        {conflict}
        {children}
        {!conflict && !isRunning && (
          <FailureBanner
            what={failed}
            failure={other}
            isRefusable={isRefusable}
            missing={missing}
          />
        )}
        {actions}
      </Layout>
    </form>
  );
}
