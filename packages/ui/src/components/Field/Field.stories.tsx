import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';
import { inputCases } from '../sample/inputCases.tsx';

const meta = {
  title: 'Components/Inputs/Field',
  component: Field,
  args: { id: 'field', label: 'Order number', children: null },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The marks for required and optional share one style, lighter than the label. */
export const Marks: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: '24rem' }}>
      <TextInput label="Note" value="" onChange={fn()} required />
      <TextInput label="E-mail" value="" onChange={fn()} isOptional />
      <CheckboxGroup label="Channels" options={[]} value={[]} onChange={fn()} required />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'E-mail (optional)' })).not.toBeRequired();
    await expect(canvas.getByRole('group', { name: 'Channels (required)' })).toBeVisible();
    const styles = canvas.getAllByText(/^\((required|optional)\)$/).map((mark) => {
      const { color, fontWeight } = getComputedStyle(mark);
      return { color, fontWeight };
    });
    await expect(styles).toHaveLength(3);
    for (const style of styles) await expect(style).toEqual({ ...styles[0], fontWeight: '400' });
  },
};

/** The frame of every input: a label, the input, and its hint or error. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: '24rem' }}>
      <Field id="plain" label="Order number">
        <div data-part="box">
          <input id="plain" placeholder="A-1024" />
        </div>
      </Field>
      <Field id="hinted" label="Delivery number" hint="It is on every letter about the delivery.">
        <div data-part="box">
          <input id="hinted" aria-describedby="hinted-hint" />
        </div>
      </Field>
      <Field id="wrong" label="Last name" error="Enter at least one of the fields.">
        <div data-part="box" data-invalid>
          <input id="wrong" aria-invalid aria-describedby="wrong-error" />
        </div>
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Delivery number'));
    const input = canvas.getByRole('textbox', { name: 'Delivery number' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('It is on every letter about the delivery.');
  },
};

const same = { hint: 'The hint.', error: 'The error.', required: true, className: 'same' } as const;
const names = Object.keys(inputCases);

/** The label is the name; that of a `FileUpload` starts with the text of its button. */
const named = (label: string) => new RegExp(`^(Choose files )?${label}( \\(required\\))?$`);

/** Every input takes the same props, and its frame shows them. */
export const SameProps: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: '24rem' }}>
      {Object.entries(inputCases).map(([name, { input }]) => (
        <div key={name} data-testid={name}>
          {input({ ...same, name, label: name })}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of names) {
      const place = canvas.getByTestId(name);
      await expect(place.querySelectorAll(':scope > .same')).toHaveLength(1);
      await expect(place).toHaveTextContent(/\(required\)/);
      const described = place.querySelector('[aria-describedby]');
      await expect(described).toHaveAccessibleName(named(name));
      // A part of these two has the error.
      const texts = /^Date(Range|Time)Field$/.test(name) ? /The hint\./ : /The hint\..*The error\./;
      await expect(described).toHaveAccessibleDescription(texts);
      await expect(place).toHaveTextContent(/The error\./);
      // ARIA has no invalid switch.
      const isInvalid = place.querySelector('[aria-invalid="true"]') !== null;
      await expect([name, isInvalid]).toEqual([name, name !== 'Switch']);
    }
  },
};

const onSave = fn();
const onChange = fn();

/** A press that leaves the field makes the text its value at once. If an error moves the button, the press still counts. */
export const LeftByPress: Story = {
  render: () => (
    <>
      <DateField label="Date from" onChange={onChange} />
      <Button onClick={onSave}>Save</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date from' });
    const save = canvas.getByRole('button', { name: 'Save' });
    /** Presses the upper edge of the button. */
    const press = async (more: MouseEventInit = {}) => {
      const { left, top } = save.getBoundingClientRect();
      const point = { clientX: left + 8, clientY: top + 2, ...more };
      await fireEvent.mouseDown(save, point);
      save.focus();
      return point;
    };
    const hasMoved = async ({ clientY }: { readonly clientY: number }) =>
      await waitFor(() => expect(save.getBoundingClientRect().top).toBeGreaterThan(clientY));

    await userEvent.type(input, 'soon');
    const left = await press();
    await hasMoved(left);
    await fireEvent.mouseUp(document.body, { ...left, clientX: left.clientX + 20 });
    await expect(onSave).not.toHaveBeenCalled();

    for (const other of [{ button: 2 }, { button: 1 }, { ctrlKey: true }, { metaKey: true }]) {
      await userEvent.clear(input);
      await userEvent.type(input, 'soon');
      const pressed = await press(other);
      await hasMoved(pressed);
      await fireEvent.mouseUp(document.body, pressed);
      await expect(onSave).not.toHaveBeenCalled();
    }

    await userEvent.clear(input);
    await userEvent.type(input, 'sooner');
    const stayed = await press();
    await hasMoved(stayed);
    await fireEvent.mouseUp(document.body, stayed);
    await expect(onSave).toHaveBeenCalledTimes(1);

    await userEvent.clear(input);
    await userEvent.type(input, '1/5/2026');
    await press();
    await expect(onChange).toHaveBeenLastCalledWith('2026-01-05');
  },
};

const controls = new Map<string, HTMLElement | null>();

/** What a form sends for a field: texts, and the names of files. */
function sentBy(form: HTMLFormElement, name: string, ends: readonly string[]) {
  const data = new FormData(form);
  return Object.fromEntries(
    ends.map((end) => [
      end,
      data.getAll(`${name}${end}`).map((one) => (typeof one === 'string' ? one : one.name)),
    ]),
  );
}

/** Inputs that store their own values: the form reads, sends and resets them by their names. */
export const InPlainForm: Story = {
  tags: ['!autodocs'],
  render: () => (
    <form aria-label="All" style={{ display: 'grid', gap: 32, maxInlineSize: '24rem' }}>
      <p id="outside">Outside.</p>
      {Object.entries(inputCases).map(([name, { input }]) => (
        <div key={name} data-testid={`${name}-place`}>
          {input({
            name,
            id: `${name}-id`,
            label: name,
            className: 'own',
            'aria-describedby': 'outside',
            'data-testid': name,
            ref: (control: HTMLElement | null) => void controls.set(name, control),
          })}
        </div>
      ))}
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'All' });
    for (const [name, { change, sent }] of Object.entries(inputCases)) {
      const [start, changed] = sent;
      const control = canvas.getByTestId(name);
      await expect(control).toHaveAttribute('id', `${name}-id`);
      await expect(control).toHaveAccessibleName(named(name));
      await expect(control).toHaveAccessibleDescription(/^Outside\./);
      await expect(canvas.getByTestId(`${name}-place`).querySelectorAll('.own')).toHaveLength(1);
      const focusable = controls.get(name);
      focusable?.focus();
      await expect(focusable).toHaveFocus();
      await expect(control.contains(document.activeElement)).toBe(true);

      await expect([name, sentBy(form, name, Object.keys(start))]).toEqual([name, start]);
      await change(control);
      await waitFor(() =>
        expect([name, sentBy(form, name, Object.keys(start))]).toEqual([name, changed]),
      );
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    for (const name of names) {
      const start = inputCases[name]?.sent[0] ?? {};
      await waitFor(() =>
        expect([name, sentBy(form, name, Object.keys(start))]).toEqual([name, start]),
      );
    }
  },
};

/** A form sends nothing of disabled inputs, whose values have hidden inputs. */
export const DisabledInPlainForm: Story = {
  tags: ['!autodocs'],
  // The matrix of each input has its disabled state.
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: () => (
    <form aria-label="All">
      {Object.entries(inputCases).map(([name, { input }]) => (
        <div key={name}>{input({ name, label: name, disabled: true })}</div>
      ))}
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'All' });
    await expect(canvas.getAllByRole('textbox').length).toBeGreaterThan(10);
    await expect([...new FormData(form).keys()]).toEqual([]);
  },
};
