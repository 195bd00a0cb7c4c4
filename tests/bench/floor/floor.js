/*
 * The floor of the benchmark: the same screen of the same server in plain DOM, with every technique
 * that helps. The calls start in the head, rows keep their nodes, a change writes only text, the next
 * page is prefetched, and the options are a virtual list.
 */
const body = document.querySelector('tbody');
const range = document.querySelector('#range');
const rows = [];
let page = 1;
let descending = true;
let values = [];
const ahead = new Map();

const query = (number, isDescending = descending) =>
  `page=${number}&${base}${isDescending ? '+desc' : ''}`;
const day = (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

/** The row of a kind, as the build of the portal rendered it. */
const sampleOf = ({ met, actionNeeded }) =>
  document
    .querySelector('#samples')
    .content.querySelector(`[data-variant^="${met}${actionNeeded ? '-action' : ''}"]`);

function makeRow(item) {
  const row = sampleOf(item).cloneNode(true);
  const [date, agent, insured, policy, employer, product, requirement, met, action] = row.cells;
  const link = policy.firstChild;
  body.append(row);
  const nodes = [
    date.firstChild,
    agent.firstChild,
    agent.lastChild.firstChild,
    insured.firstChild,
    link.firstChild,
    (employer.querySelector('[title]') ?? employer).firstChild,
    product.firstChild,
    requirement.firstChild,
  ];
  return { nodes, link, met, action, kind: '' };
}

/**
 * The badge and the button: replaced if they are of another kind, otherwise only their text changes.
 */
function showState(row, item) {
  const kind = item.met + item.actionNeeded;
  if (row.kind !== kind) {
    const { cells } = sampleOf(item).cloneNode(true);
    row.met.replaceChildren(...cells[7].childNodes);
    row.action.replaceChildren(...cells[8].childNodes);
    row.kind = kind;
  }
  if (item.met === 'Overdue')
    row.met.firstChild.lastChild.data = `Overdue ${item.daysOverdue} days`;
  if (item.met === 'Met') row.met.firstChild.lastChild.data = day(item.metDate);
  if (item.actionNeeded) {
    row.action.firstChild.href = `/policy/${item.policyNumber}/details#requirements`;
    row.action.firstChild.ariaLabel = `Review ${item.requirement} of ${item.policyNumber}`;
  }
}

function show(answer) {
  if (rows.length === 0) {
    body.replaceChildren();
    document.querySelector('[data-part="running"]')?.remove();
  }
  answer.requirementSummaries.forEach((item, position) => {
    const row = (rows[position] ??= makeRow(item));
    const { nodes, link } = row;
    const texts = [
      day(item.date),
      item.agentName,
      item.agentId,
      item.primaryInsured,
      item.policyNumber,
      item.employer ?? '—',
      item.productType,
      item.requirement,
    ];
    texts.forEach((content, index) => {
      if (nodes[index].data !== content) nodes[index].data = content;
    });
    link.href = `/policy/${item.policyNumber}/details`;
    showState(row, item);
  });
  range.textContent = `Showing ${(answer.currentPage - 1) * 10 + 1} to ${answer.currentPage * 10} of ${answer.totalRequirements}`;
  if (answer.filters) values = answer.filters.primaryInsuredFilterValues;
  requestIdleCallback(() => expect(page + 1));
}

function expect(number, isDescending) {
  const key = query(number, isDescending);
  if (!ahead.has(key))
    ahead.set(
      key,
      call(key).then((response) => response.json()),
    );
}

async function load() {
  const key = query(page);
  expect(page);
  show(await ahead.get(key));
  ahead.delete(key);
}

const header = document.querySelector('thead th button');
header.addEventListener('pointerenter', () => expect(1, !descending));
header.addEventListener('click', () => {
  descending = !descending;
  page = 1;
  void load();
});
document.querySelector('#next').addEventListener('click', () => {
  page += 1;
  void load();
});

const options = document.querySelector('#options');
document.querySelector('#typing').addEventListener('input', ({ target }) => {
  const wanted = target.value.toLowerCase();
  const found = values.filter((value) => value.toLowerCase().includes(wanted));
  options.hidden = false;
  for (let index = 0; index < 10; index += 1) {
    const item = options.children[index] ?? options.appendChild(document.createElement('li'));
    item.textContent = found[index] ?? '';
  }
});

void Promise.all([user, first]).then(async ([, response]) => show(await response.json()));
