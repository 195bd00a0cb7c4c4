import { formatDate } from '@agent-portal/format';
import type { BookOwner } from '../../book/scope.ts';
import { writePdf } from '../../documents/pdf.ts';
import type { FileAnswer } from '../../http/answers/answer.ts';
import type { Deps } from '../../http/appEnv.ts';
import { notFound } from '../../http/answers/problems.ts';
import { findFullForm } from '../queries.ts';
import { formText } from './boxLabels.ts';
import { formLayout } from './formLayout.ts';
import { instructionsOf } from './instructionsOf.ts';

/** Copy B of a tax form as a PDF [S7]. @throws {Problem} 404 when it does not exist or belongs to another agent */
export async function formFile(
  { db, today, now }: Deps,
  caller: BookOwner,
  formId: string,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const full = await findFullForm(db, caller.agentIds, today, formId);
  if (!full) throw notFound(`There is no tax form ${formId}.`);
  const { form, taxYear, agentId, issuedOn } = full.form;
  const small = (paragraph: string) => ({ paragraph, isSmall: true });
  const content = {
    title: `Form ${form} for ${taxYear}`,
    subtitle: `${formText(form, taxYear).name}, issued ${formatDate(issuedOn)}. Keep for your records.`,
    sections: [
      { heading: 'Copy B For Recipient', blocks: [formLayout(full)] },
      { heading: 'Instructions for Recipient', blocks: instructionsOf(full).map(small) },
    ],
  };
  const body = await writePdf(content, now(), signal);
  return { name: `Form-${form}-${taxYear}-${agentId}.pdf`, body };
}
