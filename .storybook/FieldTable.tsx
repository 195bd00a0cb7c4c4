import { Inline } from '../packages/ui/src/docs/Inline.tsx';
import { Scrolls } from '../packages/ui/src/docs/Scrolls.tsx';
import type { FieldShape, FieldShapes } from './docgen/fieldsOf.ts';
import { TypeText } from './TypeText.tsx';

interface FieldTableProps extends FieldShapes {
  /** The types that have a table on the page. */
  readonly known: ReadonlySet<string>;
}

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** In words, the component whose other props a field takes. */
function takes({ of, without }: FieldShape): string {
  if (of === '') return '';
  return `The props of \`${of}\`${without.length > 0 ? ` without ${inCode(without)}` : ''}.`;
}

/** The fields of a form: what each takes, and the type of its value. */
export function FieldTable({ fields, ofForm, known }: FieldTableProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h2>Fields</h2>
      <p>
        <Inline
          text={`Each takes the props of \`Binding\` below, and the props of the component that it shows, except those that the form sets: ${inCode(ofForm)}.`}
        />
      </p>
      <Scrolls label="Fields">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value in the form</th>
              <th scope="col">What it is</th>
              <th scope="col">Other props</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.name}</th>
                <td>
                  <TypeText text={field.value} known={known} />
                </td>
                <td>
                  <Inline text={field.description} />
                </td>
                <td>
                  <Inline text={takes(field)} />
                  {field.rows.map(({ name, isRequired, type, description }) => (
                    <div key={name}>
                      <code>{`${name}${isRequired ? '' : '?'}: `}</code>
                      <TypeText text={type} known={known} /> <Inline text={description} />
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
    </>
  );
}
