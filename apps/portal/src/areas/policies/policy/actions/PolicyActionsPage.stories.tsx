import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicyActions, takeAction } from '@agent-portal/data/policies/actions/contract';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { pendingPolicy, policyActionsTaken } from '@agent-portal/data/policies/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../../testing/story.ts';
import { PolicyActionsPage } from './PolicyActionsPage.tsx';

const path = '/policy/NL0018O0142/actions';

export default {
  title: 'Pages/Policies/Policy actions',
  ...pageMeta(path, <PolicyActionsPage />),
};
const noteOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Note' });
const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send to the carrier' });

async function send(canvas: Canvas, note = 'The statement is in the mail.') {
  await userEvent.type(await noteOf(canvas), note);
  await userEvent.click(sendButton(canvas));
}

export const Success: Story = {
  beforeEach: answers(mockEndpoint(getPolicyActions, policyActionsTaken.one)),
  play: async ({ canvas }) => {
    await shows(canvas, 'Please call me about the statement before noon.');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor, Ifeoma');
    await expect(canvas.getByRole('link', { name: 'Actions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('combobox', { name: 'Requirement' })).toHaveDisplayValue(
      'The whole policy',
    );
  },
};

export const Phone = onPhone(Success);

export const Empty: Story = {
  play: ({ canvas }) => shows(canvas, 'No action was taken for this policy yet.'),
};

/** A link from a row of the pending list opens the form with that requirement selected. */
export const RequirementChosen: Story = {
  args: { address: `${path}?requirement=NL0018O0142-1` },
  play: async ({ canvas }) => {
    await noteOf(canvas);
    await expect(canvas.getByRole('combobox', { name: 'Requirement' })).toHaveDisplayValue(
      'Attending physician statement',
    );
  },
};

/** The action follows the requirement, until the user chooses one. */
export const SuggestedAction: Story = {
  args: { address: `${path}?requirement=exam` },
  beforeEach: ({ msw }) => {
    const [statement] = pendingPolicy.requirements;
    if (!statement) return;
    const exam = { ...statement, requirementId: 'exam', requirement: 'Paramedical exam' };
    const requirements = [statement, { ...exam, suggestedAction: 'ScheduleExam' as const }];
    msw.use(mockEndpoint(getPolicy, { ...pendingPolicy, requirements }));
  },
  play: async ({ canvas }) => {
    await noteOf(canvas);
    const action = canvas.getByRole('combobox', { name: 'Action' });
    const requirement = canvas.getByRole('combobox', { name: 'Requirement' });
    await expect(action).toHaveDisplayValue('Schedule exam');
    await userEvent.selectOptions(requirement, 'Attending physician statement');
    await waitFor(() => expect(action).toHaveDisplayValue('Provide information'));
    await userEvent.selectOptions(action, 'Request contact');
    await userEvent.selectOptions(requirement, 'Paramedical exam');
    await expect(action).toHaveDisplayValue('Request contact');
  },
};

/** A sent action shows its reference and appears in the list immediately. */
export const Sent: Story = {
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      mockEndpoint(getPolicyActions, () =>
        isSent ? policyActionsTaken.one : policyActionsTaken.none,
      ),
      mockEndpoint(takeAction, () => {
        isSent = true;
        const [item] = policyActionsTaken.one.items;
        if (!item) throw new Error('No action is recorded.');
        return item;
      }),
    );
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await shows(canvas, /Request contact was sent to the carrier/);
    const sent = canvas.getByRole('region', { name: 'What was sent' });
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(sent).toHaveTextContent(/Reference: [0-9A-F]{4}-[0-9A-F]{4}/);
    await expect(within(sent).getByRole('link', { name: 'Back to Pending' })).toHaveAttribute(
      'href',
      '/pending-v2',
    );
    await shows(canvas, 'Please call me about the statement before noon.');
    await expect(await noteOf(canvas)).toHaveValue('');
  },
};

/** A second click while the request runs sends nothing. */
export const Sending = plays(fails('takeAction', 'timeout'), async ({ canvas }) => {
  await send(canvas);
  await expect(sendButton(canvas)).toHaveAttribute('aria-busy', 'true');
  await expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'true');
});

/** An empty note is not sent. The field shows the error, and the focused summary links to the field. */
export const NothingWritten = plays(async ({ canvas }) => {
  const note = await noteOf(canvas);
  await userEvent.click(sendButton(canvas));
  const summary = await canvas.findByRole('region', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(note).toHaveAccessibleDescription(/Write a note for the carrier\.$/);
  await expect(note).toBeRequired();
  await press(canvas, 'Write a note for the carrier.');
  await expect(note).toHaveFocus();
  await userEvent.type(note, 'Here it is.');
  await waitFor(() => expect(summary).not.toBeInTheDocument());
  await expect(note).toHaveFocus();
});

/** A server-side validation error shows on its field. */
export const RefusedField: Story = {
  beforeEach: answers(
    http.post(`*${takeAction.path}`, () =>
      HttpResponse.json(
        {
          status: 400,
          title: 'Bad Request',
          errors: [{ field: 'action', message: 'does not fit a policy that is terminated' }],
        },
        { status: 400 },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await send(canvas);
    const summary = await canvas.findByRole('region', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Action' })).toHaveAccessibleDescription(
      'Action does not fit a policy that is terminated.',
    );
    await expect(await noteOf(canvas)).toHaveValue('The statement is in the mail.');
  },
};

/** An ended policy offers no exam and no withdrawal. */
export const Terminated: Story = {
  beforeEach: answers(
    mockEndpoint(getPolicy, {
      ...pendingPolicy,
      policyStatus: 'Terminated',
      reason: 'Death claim paid',
      requirements: [],
    }),
  ),
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('combobox', { name: 'Action' });
    await expect(
      within(action)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Provide information', 'Request contact']);
  },
};

/** Leaving the page with unsaved input asks for confirmation. */
export const AsksBeforeLeaving = plays(async ({ canvas }) => {
  const note = await noteOf(canvas);
  await userEvent.type(note, 'Half a note');
  await userEvent.click(canvas.getByRole('link', { name: 'Details' }));
  const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(note).toHaveValue('Half a note');
});

/** The policy left the book of business in the meantime. The form says what was not found. */
export const PolicyGone = plays(fails('takeAction', 404), async ({ canvas }) => {
  await send(canvas);
  await shows(
    canvas,
    'The action was not sent: no policy with the number NL0018O0142 is in your book of business.',
  );
  await expect(canvas.queryByText(/do not have access/)).toBeNull();
  await expect(await noteOf(canvas)).toHaveValue('The statement is in the mail.');
});

/** Another user withdrew the application in the meantime. The form names the user, and the list shows it. */
export const WithdrawnAlready: Story = {
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      mockEndpoint(getPolicyActions, () =>
        isSent ? policyActionsTaken.one : policyActionsTaken.none,
      ),
      http.post(`*${takeAction.path}`, () => {
        isSent = true;
        const detail =
          'The application of NL0018O0142 was withdrawn already, by Dana Whitfield on 11/18/2026.';
        return HttpResponse.json({ status: 409, detail }, { status: 409 });
      }),
    );
  },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('combobox', { name: 'Action' });
    await userEvent.selectOptions(action, 'Withdraw application');
    await send(canvas, 'Nothing else.');
    await showsAlert(
      canvas,
      'The action was not sent. The application of NL0018O0142 was withdrawn already, by Dana Whitfield on 11/18/2026.',
    );
    await shows(canvas, /, Dana Whitfield$/, { selector: 'li *' });
    await expect(await noteOf(canvas)).toHaveValue('Nothing else.');
  },
};

/** Only the list of actions fails. */
export const ListFailed = plays(fails('getPolicyActions', 'network'), async ({ canvas }) => {
  await showsAlert(canvas, 'An unexpected error');
  await expect(await noteOf(canvas)).toBeVisible();
});

const states = statesOf({
  reads: ['getPolicy'],
  content: (page) => page.queryByRole('textbox', { name: 'Note' }),
  missing: ['Policy not found', 'Back to Pending'],
});
export const Loading = states.loading;
export const NotFound = states.notFound;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
