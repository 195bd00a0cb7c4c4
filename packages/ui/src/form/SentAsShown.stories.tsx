import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { sentCases, type Values } from './sample/sentCases.tsx';

type Name = keyof Values;

const names = Object.keys(sentCases) as Name[];
const starts = Object.fromEntries(names.map((name) => [name, sentCases[name].start]));

/** Its app also sends the form at Ctrl+Enter. */
function Place({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of the app
    <div
      data-testid={kind}
      onKeyDown={({ key, ctrlKey, currentTarget }) => {
        if (key === 'Enter' && ctrlKey) currentTarget.querySelector('form')?.requestSubmit();
      }}
    >
      {children}
    </div>
  );
}

const save = <Button type="submit">Save</Button>;

interface FormProps {
  readonly name: Name;
  readonly onSend: (kind: string, sent: unknown) => void;
}

const plainForm = (kind: string, onSend: FormProps['onSend']) =>
  ({
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      onSend(kind, Object.fromEntries(new FormData(event.currentTarget)));
    },
  }) as const;

function PlainForm({ name, onSend }: FormProps) {
  const kind = `${name} plain`;
  return (
    <Place kind={kind}>
      <form {...plainForm(kind, onSend)}>
        {sentCases[name].plain(undefined)}
        {save}
      </form>
    </Place>
  );
}

/** The field and the button are outside of the form, as in the footer of a dialog. The browser checks nothing. */
function FormApart({ name, onSend }: FormProps) {
  const kind = `${name} apart`;
  const id = useId();
  return (
    <Place kind={kind}>
      {sentCases[name].plain(id)}
      <form id={id} noValidate {...plainForm(kind, onSend)} />
      <Button type="submit" form={id}>
        Save
      </Button>
    </Place>
  );
}

function BoundForm({ name, onSend }: FormProps) {
  const kind = `${name} bound`;
  const form = useForm<Values>({ defaultValues: starts });
  return (
    <FormProvider {...form}>
      <Place kind={kind}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit((sent) => onSend(kind, sent[name]))(event)}
        >
          {sentCases[name].bound}
          {save}
        </form>
      </Place>
    </FormProvider>
  );
}

function Forms({ onSend }: Pick<FormProps, 'onSend'>) {
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      {names.map((name) => (
        <div key={name}>
          <PlainForm {...{ name, onSend }} />
          {/* It has no `form` attribute. */}
          {name !== 'choice' && <FormApart {...{ name, onSend }} />}
          <BoundForm {...{ name, onSend }} />
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Components/Inputs/Form fields/Sent as shown',
  component: Forms,
  tags: ['!autodocs'],
  // The stories of each field check what it looks like.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { onSend: fn() },
} satisfies Meta<typeof Forms>;
export default meta;

type Story = StoryObj<typeof meta>;

const valueOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Changes a text without an event, as browser extensions do. React does not notice it. */
const write = (input: HTMLInputElement, text: string) => valueOf?.set?.call(input, text);
const dispatch = (input: HTMLInputElement, name: string, inputType?: string) =>
  input.dispatchEvent(new InputEvent(name, { bubbles: true, inputType: inputType ?? '' }));

function fill(input: HTMLInputElement, text: string) {
  write(input, text);
  dispatch(input, 'input');
}

function focusAndFill(input: HTMLInputElement, text: string) {
  input.focus();
  fill(input, text);
}

type Enter = (input: HTMLInputElement, text: string) => unknown;
type Send = (form: HTMLFormElement, save: HTMLElement) => unknown;

const request: Send = (form) => form.requestSubmit();

/** Enters texts into the input of each form, and sends the form. */
function play(enter: Enter, send: Send, texts: 'texts' | 'wrong' = 'texts', kinds = /./) {
  return async ({ args, canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    for (const place of canvas.getAllByTestId(/ (plain|apart|bound)$/)) {
      const kind = place.dataset['testid'] ?? '';
      if (!kinds.test(kind)) continue;
      const { value, sent, ...own } = sentCases[kind.split(' ')[0] as Name];
      const inputs = place.querySelectorAll<HTMLInputElement>('input[type="text"]');
      for (const [index, text] of own[texts].entries()) {
        const input = inputs[index];
        if (input) await enter(input, text);
      }
      const form = place.querySelector('form');
      if (form) await send(form, within(place).getByRole('button', { name: 'Save' }));
      if (texts === 'texts') {
        const expected = kind.endsWith('bound') ? value : sent;
        await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith(kind, expected));
      } else {
        await waitFor(() =>
          expect([kind, place.querySelector('[aria-invalid="true"]')]).not.toContain(null),
        );
        await expect([kind, place.querySelector('[data-part="error"]')]).not.toContain(null);
        await expect(args.onSend).not.toHaveBeenCalled();
      }
    }
  };
}

/** The app sends the form while the field has the focus. */
export const RequestedSubmit: Story = { play: play(focusAndFill, request) };

/** A script, or a program that reads the screen, presses the button: the focus stays where it is. */
export const PressedByScript: Story = {
  play: play(focusAndFill, (_, save) => save.click()),
};

export const CtrlEnter: Story = {
  play: play(
    focusAndFill,
    async () => await userEvent.keyboard('{Control>}{Enter}{/Control}'),
    'texts',
    /plain/,
  ),
};

/** The first Enter of a combobox takes the option. The simulated key needs a button in the form. */
export const Enter: Story = {
  play: play(
    focusAndFill,
    async () => {
      const isList = document.activeElement?.getAttribute('role') === 'combobox';
      await userEvent.keyboard(isList ? '{Enter}{Enter}' : '{Enter}');
    },
    'texts',
    /plain|bound/,
  ),
};

/** Browsers and password managers fill in fields without the focus. */
export const Autofill: Story = {
  play: play((input, text) => {
    fill(input, text);
    dispatch(input, 'change');
  }, request),
};

export const AutofillWithoutChange: Story = { play: play(fill, request) };

export const AutofillWithoutInput: Story = {
  play: play((input, text) => {
    write(input, text);
    dispatch(input, 'change');
  }, request),
};

/** Menus of macOS and Linux take the `mouseup`. */
export const RightPress: Story = {
  play: play(
    async (input, text) => {
      input.focus();
      await userEvent.pointer({ keys: '[MouseRight>]', target: input });
      await userEvent.clear(input);
      await userEvent.type(input, text, { skipClick: true });
      await userEvent.tab();
    },
    async (_, save) => {
      save.focus();
      await userEvent.keyboard('{Enter}');
    },
    'texts',
    /plain/,
  ),
};

export const Dictated: Story = {
  play: play((input, text) => {
    input.focus();
    write(input, text);
    dispatch(input, 'input', 'insertReplacementText');
  }, request),
};

export const Pasted: Story = {
  play: play(
    async (input, text) => {
      await userEvent.clear(input);
      await userEvent.paste(text);
    },
    request,
    'texts',
    /plain/,
  ),
};

/** A text without a value is not sent, and its field shows why. */
export const WrongText: Story = { play: play(focusAndFill, request, 'wrong') };

export const WrongTextPressedByScript: Story = {
  play: play(focusAndFill, (_, save) => save.click(), 'wrong'),
};

export const WrongAutofill: Story = { play: play(fill, request, 'wrong') };
