import { TokenTable } from '../theme/foundations/foundations.styles.ts';
import { guides } from './guides/guides.ts';
import { Inline } from './Inline.tsx';
import { Scrolls } from './Scrolls.tsx';

/** Components that an app can import. */
const offered = Object.entries(guides).filter(([, { isInternal }]) => !isInternal);

/** The tasks of users, with the component for each. */
export function ChooseComponent() {
  return (
    <Scrolls label="Components">
      <TokenTable className="sb-unstyled" data-theme="light">
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Use</th>
            <th scope="col">Also called</th>
            <th scope="col">When it is right</th>
            <th scope="col">When not</th>
          </tr>
        </thead>
        <tbody>
          {offered.map(([name, { job, synonyms = [], use, avoid }]) => (
            <tr key={name}>
              <td>{job.charAt(0).toLowerCase() + job.slice(1)}</td>
              <th scope="row">{name}</th>
              <td>{synonyms.join(', ')}</td>
              <td>
                <Inline text={use} />
              </td>
              <td>
                <Inline text={avoid} />
              </td>
            </tr>
          ))}
        </tbody>
      </TokenTable>
    </Scrolls>
  );
}
