import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import { policyActionsTaken, policyDocuments } from '@agent-portal/data/policies/mocks';
import {
  getPolicyDocuments,
  takeActionWithDocuments,
} from '@agent-portal/data/policies/uploads/contract';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  type Story,
  plays,
} from '../../../../testing/story.ts';
import { PolicyActionsPage } from '../actions/PolicyActionsPage.tsx';
import { PolicyDetailsPage } from '../details/PolicyDetailsPage.tsx';

export default {
  title: 'Pages/Policies/Documents of actions',
  ...pageMeta('/policy/NL0018O0142/actions', <PolicyActionsPage />),
};

const noteOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Note' });

async function send(canvas: Canvas) {
  await userEvent.type(await noteOf(canvas), 'The statement is in the mail.');
  await press(canvas, 'Send to the carrier');
}

const statement = new File(['%PDF-1.7'], 'Statement.pdf', { type: 'application/pdf' });

async function addStatement(canvas: Canvas) {
  await noteOf(canvas);
  await press(canvas, 'Add documents');
  const field = await canvas.findByLabelText('Documents');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.upload(field, statement);
  await shows(canvas, 'Statement.pdf');
}

/** Documents go with the note, in one request. */
export const DocumentsSent: Story = {
  beforeEach: ({ msw }) => {
    const [item] = policyActionsTaken.one.items;
    if (!item) throw new Error('No action is recorded.');
    msw.use(
      mockEndpoint(takeActionWithDocuments, async (request) => {
        const form = await request.formData();
        const body = JSON.parse(form.get('body') as string) as { note: string };
        const names = form.getAll('files').map((file) => (file as File).name);
        await expect(names).toEqual(['Statement.pdf']);
        return { ...item, action: 'ProvideInformation' as const, note: body.note };
      }),
    );
  },
  play: async ({ canvas }) => {
    await addStatement(canvas);
    await send(canvas);
    await shows(canvas, /Provide information was sent/);
    await expect(canvas.queryByText('Statement.pdf')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Add documents' })).toBeVisible();
  },
};

/** The documents of an action are listed with it, also those with long names. */
export const DocumentsTaken: Story = {
  beforeEach: answers(
    mockEndpoint(getPolicyActions, {
      items: policyActionsTaken.one.items.map((item) =>
        Object.assign({}, item, policyDocuments.some),
      ),
    }),
  ),
  play: async ({ canvas }) => {
    const name = 'Download Attending physician statement.pdf';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const DocumentsTakenPhone = onPhone(DocumentsTaken);

/** A full disk of the carrier: the note and the chosen documents stay. */
export const DocumentsNotSent = plays(fails('takeActionWithDocuments', 500), async ({ canvas }) => {
  await addStatement(canvas);
  await send(canvas);
  await showsAlert(canvas, 'The action was not sent.');
  await expect(await noteOf(canvas)).toHaveValue('The statement is in the mail.');
  await shows(canvas, 'Statement.pdf');
});

/** The carrier's error about a document shows on the field, and the summary links to it. */
export const DocumentRefused: Story = {
  beforeEach: answers(
    http.post(`*${takeActionWithDocuments.path}`, () => {
      const message = 'must be PDF, JPEG or PNG files, which “Statement.pdf” is not';
      const errors = [{ field: 'files', message }];
      return HttpResponse.json({ status: 400, title: 'Bad Request', errors }, { status: 400 });
    }),
  ),
  play: async ({ canvas }) => {
    await addStatement(canvas);
    await send(canvas);
    const summary = await canvas.findByRole('region', { name: 'There is a problem' });
    const link = within(summary).getByRole('button', { name: /^Documents must be PDF/ });
    await userEvent.click(link);
    const field = canvas.getByLabelText('Documents');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/“Statement\.pdf” is not\.$/);
    await press(canvas, 'Remove Statement.pdf');
    await waitFor(() => expect(summary).not.toBeInTheDocument());
  },
};

/** A file that changed after it was chosen is named, is not sent, and is replaced when it is chosen again. */
export const DocumentChanged = plays(fails('takeActionWithDocuments', 500), async ({ canvas }) => {
  await addStatement(canvas);
  const read = spyOn(Blob.prototype, 'stream');
  read.mockReturnValue(new Blob(['%PDF-1.7, longer']).stream());
  await send(canvas);
  const summary = await canvas.findByRole('region', { name: 'There is a problem' });
  await expect(summary).toHaveTextContent('Statement.pdf has changed. Choose it again.');
  await expect(summary).toHaveFocus();
  read.mockRestore();
  await expect(await noteOf(canvas)).toHaveValue('The statement is in the mail.');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.upload(canvas.getByLabelText('Documents'), statement);
  await waitFor(() => expect(canvas.queryByText(/failed/)).toBeNull());
  await expect(canvas.getAllByRole('button', { name: 'Remove Statement.pdf' })).toHaveLength(1);
  await press(canvas, 'Send to the carrier');
  await showsAlert(canvas, 'The action was not sent.');
});

/** A carrier that takes no documents. */
export const NoDocuments: Story = {
  beforeEach: answers(http.get('*/Documents', () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas }) => {
    await noteOf(canvas);
    await expect(canvas.queryByRole('button', { name: 'Add documents' })).toBeNull();
  },
};

/** Only one of the actions takes documents. */
export const OtherAction = plays(async ({ canvas }) => {
  await addStatement(canvas);
  const action = canvas.getByRole('combobox', { name: 'Action' });
  await userEvent.selectOptions(action, 'Request contact');
  await expect(canvas.queryByLabelText('Documents')).toBeNull();
  await userEvent.selectOptions(action, 'Provide information');
  await shows(canvas, 'Statement.pdf');
});

/** The details list the documents of all actions, each with its download. */
export const Details: Story = {
  args: {
    address: '/policy/NL0018O0142/details',
    children: <PolicyDetailsPage />,
  },
  beforeEach: answers(mockEndpoint(getPolicyDocuments, policyDocuments.some)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Documents sent' });
    await expect(heading).toBeVisible();
    await expect(canvas.getAllByText(/, Dana Whitfield$/)).toHaveLength(2);
    await press(canvas, 'Download Attending physician statement.pdf');
    await shows(screen, /is in your downloads/);
  },
};

export const DetailsPhone = onPhone(Details);
