import type { getTaxForms, TaxForm } from '@agent-portal/data/tax-forms/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { formatMoney } from '@agent-portal/format';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../db/cents.ts';
import { readPdf } from '../documents/readPdf.ts';
import { sharedServer } from '../testing.ts';
import { taxForms, taxRecipients } from './tables.ts';
import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';

const dana = new Set(['4471902', '4471918', '4471925']);
const server = await sharedServer();
const account = 'sub.taxforms';

const root = '/API/TaxForms/agents/forms';
const ask = (of = '', query = {}) => server.get(`${root}${of}`, account, query);
const page = (query = {}) =>
  server.read<OutputOf<typeof getTaxForms>>(root, account, { pageSize: '100', ...query });
const textOf = async ({ formId }: Pick<TaxForm, 'formId'>) => {
  const answer = await ask(`/${formId}`);
  expect(answer.status).toBe(200);
  const { pages, tags } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return {
    text: pages.join(' ').replaceAll(/\s+/g, ' ').replaceAll('/ ', '/'),
    tags,
    pages,
    answer,
  };
};

describe('tax forms', () => {
  it('are those of the own agent ids, not of the downline, newest year first', async () => {
    const { forms, totalRecords, filters } = await page({ includeFilters: 'true' });
    const all = await server.database.db.select().from(taxForms);
    const own = all.filter(({ agentId }) => dana.has(agentId));
    expect(totalRecords).toBe(own.length);
    expect(new Set(forms.map(({ formId }) => formId))).toEqual(
      new Set(own.map(({ formId }) => formId)),
    );
    const years = forms.map(({ taxYear }) => taxYear);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    const offered = [2025, 2024, 2023, 2022, 2021, 2020, 2019].map(String);
    expect(filters?.taxYearFilterValues).toEqual(offered);
  });

  it('of some years are only those', async () => {
    const { forms } = await page({ filters: { taxYear: ['2021', '2019'] } });
    expect([...new Set(forms.map(({ taxYear }) => taxYear))]).toEqual([2021, 2019]);
    expect((await ask('', { filters: '{"taxYear":["21"]}' })).status).toBe(400);
  });

  it.each(['4473310-2025-NEC', '4480055-2025-NEC', 'nothing'])(
    'of another agent, such as %s, are 404',
    async (formId) => {
      expect((await ask(`/${formId}`)).status).toBe(404);
    },
  );

  it('cover seven years, without forms that are not sent yet', async () => {
    const status = async (formId: string, change: string) => {
      await server.rows(`UPDATE tax_forms SET ${change} WHERE form_id = '${formId}'`);
      return (await ask(`/${formId}`)).status;
    };
    expect(await status('4471902-2024-NEC', 'tax_year = 2018')).toBe(404);
    expect(await status('4471902-2024-NEC', 'tax_year = 2024')).toBe(200);
    expect(await status('4471902-2023-NEC', "issued_on = '2026-12-01'")).toBe(404);
    expect(await status('4471902-2023-NEC', "issued_on = '2026-11-18'")).toBe(200);
    await status('4471902-2023-NEC', "issued_on = '2024-01-30'");
  });
});

describe('the file of a tax form', () => {
  it('is the form of the list, with the amount in its box', async () => {
    const { forms } = await page();
    const [recipient] = await server.database.db
      .select()
      .from(taxRecipients)
      .where(eq(taxRecipients.producerId, 'P1001'));
    for (const form of forms.filter(({ taxYear }) => taxYear > 2024)) {
      const { text, answer } = await textOf(form);
      expect(answer.headers.get('Content-Disposition')).toContain(
        `Form-${form.form}-${form.taxYear}-${form.agentId}.pdf`,
      );
      expect(text).toContain(`Form ${form.form}`);
      expect(text).toContain(`For calendar year ${form.taxYear}`);
      expect(text).toContain(form.agentId);
      expect(text).toContain('Dana Whitfield');
      expect(text).toContain(`XXX-XX-${recipient?.tinLastFour}`);
      for (const line of recipient?.addressLines ?? []) expect(text).toContain(line);
      const box = form.form === '1099-NEC' ? '1 Nonemployee compensation' : '3 Other income';
      expect(text).toContain(`${box} ${formatMoney(form.amount)}`);
      if (form.form !== '1099-NEC') continue;
      const { rows } = await server.database.db.execute<{ cents: number }>(sql`
        SELECT sum(commission_cents)::int AS cents FROM commission_lines
        WHERE paid_agent_id = ${form.agentId}
          AND extract(year FROM posted_on) = ${form.taxYear}`);
      expect(form.amount).toBe(moneyOf(rows[0]?.cents ?? 0));
    }
  });

  it('has the boxes of its revision by their numbers and labels, on one page with its copy', async () => {
    const { text, tags, pages } = await textOf({ formId: '4471902-2025-NEC' });
    expect(pages).toHaveLength(1);
    for (const part of [
      'OMB No. 1545-0116',
      'Copy B For Recipient',
      'PAYER’S name, street address',
      'PAYER’S TIN 00-1847260',
      'RECIPIENT’S TIN',
      'RECIPIENT’S name',
      'Street address (including apt. no.)',
      'Account number (see instructions)',
      '2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale',
      '3 Excess golden parachute payments',
      '4 Federal income tax withheld',
      '5 State tax withheld',
      '6 State/Payer’s state no.',
      '7 State income',
      'This is important tax information and is being furnished to the IRS.',
      'a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
      'Box 1. Shows nonemployee compensation.',
    ])
      expect(text).toContain(part);
    for (const tag of ['"H1"', '"H2"', '"L"', '"LI"', '"Lbl"', '"LBody"']) {
      expect(tags).toContain(tag);
    }
  });

  it('of other income is a 1099-MISC with the amount in box 3', async () => {
    const { text, pages } = await textOf({ formId: '4471902-2025-MISC' });
    expect(pages).toHaveLength(1);
    for (const part of ['OMB No. 1545-0115', '1 Rents', '2 Royalties', '18 State income'])
      expect(text).toContain(part);
    expect(text).toContain('3 Other income $1,300.00');
    expect(text).not.toContain('Shows nonemployee compensation');
  });

  it('of commissions before 2020 is a 1099-MISC with the amount in box 7', async () => {
    const { forms } = await page({ filters: '{"taxYear":["2019"]}' });
    expect(forms.map(({ form }) => form)).not.toContain('1099-NEC');
    const [form] = forms;
    const { text } = await textOf({ formId: '4471902-2019-MISC' });
    expect(text).toContain(`7 Nonemployee compensation ${formatMoney(form?.amount)}`);
  });
});

/** The notices about tax forms for an account or a visitor. */
const noticesOf = async (account?: string) => {
  const messages = await server.read<TemporaryMessage[]>('/content/temporarymessages', account);
  return messages.filter(({ heading }) => heading.startsWith('Tax form'));
};

describe('the notices about tax forms', () => {
  it('say that the forms of the last tax year are ready, with a link to them', async () => {
    const own = await noticesOf('agent');
    expect(own).toEqual([
      {
        kind: 'Tax forms',
        heading: 'Tax forms ready for 2025',
        message:
          '<ul><li>1099-NEC, agent 4471925</li><li>1099-NEC, agent 4471918</li>' +
          '<li>1099-NEC, agent 4471902</li><li>1099-MISC, agent 4471902</li></ul>' +
          '<p><a href="/tax-forms?taxYear=2025">See and download the forms</a></p>',
        publishDate: '2026-01-30',
      },
    ]);
    for (const account of ['sub.taxforms', 'sub.all'])
      expect(await noticesOf(account)).toEqual(own);
    for (const account of ['sub.claims', 'sub.none', 'office', undefined])
      expect(await noticesOf(account)).toEqual([]);
  });

  it('are shown to historical access, only for its own forms [S4]', async () => {
    const [one] = await noticesOf('historical');
    expect(one?.message).toContain('4480044');
    expect(one?.message).not.toContain('4471902');
  });

  it('are not shown while the feature is off', async () => {
    await server.database.pool.query(
      "UPDATE feature_flags SET is_enabled = false WHERE feature = 'taxforms'",
    );
    expect(await noticesOf('agent')).toEqual([]);
  });
});
