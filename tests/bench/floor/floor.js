/*
 * The floor of the benchmark: the same list from the same server with plain DOM and every technique
 * that helps. The calls start in the head, rows are made once and keep their nodes, a change writes
 * only text, the next page is asked for ahead, the options are a window over the list.
 */
const body = document.querySelector('tbody');
const range = document.querySelector('#range');
const rows = [];
let page = 1;
let descending = true;
let values = [];
const ahead = new Map();

const query = (number) => `page=${number}&${base}${descending ? '+desc' : ''}`;
const day = (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

function makeRow() {
  const row = document.createElement('tr');
  const cells = Array.from({ length: 9 }, () => row.appendChild(document.createElement('td')));
  const id = document.createElement('small');
  cells[1].append(document.createTextNode(''), id);
  const link = cells[3].appendChild(document.createElement('a'));
  const text = (node) => node.appendChild(document.createTextNode(''));
  const nodes = [text(cells[0]), cells[1].firstChild, text(id), text(cells[2]), text(link)];
  for (const cell of cells.slice(4)) nodes.push(text(cell));
  body.append(row);
  return { nodes, link };
}

function show(answer) {
  answer.requirementSummaries.forEach((item, position) => {
    rows[position] ??= makeRow();
    const { nodes, link } = rows[position];
    const met = item.met === 'Overdue' ? `Overdue ${item.daysOverdue} days` : item.met;
    const texts = [
      day(item.date),
      item.agentName,
      item.agentId,
      item.primaryInsured,
      item.policyNumber,
      item.employer ?? '—',
      item.productType,
      item.requirement,
      met,
      item.actionNeeded ? 'Review' : '—',
    ];
    texts.forEach((content, index) => {
      if (nodes[index].data !== content) nodes[index].data = content;
    });
    link.href = `/policy/${item.policyNumber}/details`;
  });
  range.textContent = `Showing ${(answer.currentPage - 1) * 10 + 1} to ${answer.currentPage * 10} of ${answer.totalRequirements}`;
  if (answer.filters) values = answer.filters.primaryInsuredFilterValues;
  requestIdleCallback(() => expect(page + 1));
}

function expect(number) {
  const key = query(number);
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

document.querySelector('#sort').addEventListener('click', () => {
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
