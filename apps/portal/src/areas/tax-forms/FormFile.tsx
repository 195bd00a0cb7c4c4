import type { TaxForm } from '@agent-portal/data/tax-forms/contract';
import { useTaxForm } from '@agent-portal/data/tax-forms/hooks';
import { Button } from '@agent-portal/ui/Button';
import { toast } from '@agent-portal/ui/Toast';
import { Download } from 'lucide-react';
import { formName } from './formName.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const FileCell = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  white-space: normal;
`;

const icon = <Download size="1em" strokeWidth={1.75} aria-hidden />;

/** Downloads the PDF of a form and shows the result in its row. */
export function FormFile({ form }: { readonly form: TaxForm }) {
  const { start, isRunning, isForbidden, isMissing, error } = useTaxForm();
  const name = formName(form);
  const download = async () => {
    const file = await start({ params: { formId: form.formId } });
    if (file) toast(`${file} is in your downloads`);
  };
  const label = error ? 'Try again' : 'PDF';
  // The same element in all states keeps the focus when the label changes.
  return (
    <FileCell role={error && 'alert'}>
      <Button
        size="small"
        icon={icon}
        isBusy={isRunning}
        aria-label={`${label}: ${name}`}
        onClick={() => void download()}
      >
        {label}
      </Button>
      {error && <span>The form could not be loaded. {error.message}</span>}
      {isForbidden && <span>You do not have access to this form.</span>}
      {isMissing && <span>No file available.</span>}
    </FileCell>
  );
}
