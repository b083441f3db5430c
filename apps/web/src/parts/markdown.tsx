/** Rules as written in Markdown: headings, paragraphs, lists, tables, bold. Nothing of it is taken for markup. */
import type { ReactNode } from 'react';
import styles from './markdown.module.css';

export function Markdown({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={styles.markdown}>
      {text.split(/\n\s*\n/).map((block, i) => (
        <Block key={i} block={block.trim()} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: string }): ReactNode {
  const heading = /^(#{1,4})\s+(.*)/.exec(block);
  if (heading !== null) {
    const rest = block.slice(heading[0].length).trim();
    return (
      <>
        {heading[1] === '#' ? <h2>{heading[2]}</h2> : <h3>{heading[2]}</h3>}
        {rest !== '' && <Block block={rest} />}
      </>
    );
  }
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line));
    return <Table rows={rows.map((line) => line.slice(1, -1).split('|'))} />;
  }
  if (/^([-*]|\d+\.)\s/.test(block)) {
    const items = block.split(/\n(?=(?:[-*]|\d+\.)\s)/).map((item) => item.replace(/^([-*]|\d+\.)\s+/, ''));
    if (items.every((item) => item.includes(' | '))) return <Table rows={items.map((item) => item.split(' | '))} />;
    const List = /^\d/.test(block) ? 'ol' : 'ul';
    return (
      <List>
        {items.map((item, i) => (
          <li key={i}>{inline(item)}</li>
        ))}
      </List>
    );
  }
  return <p>{inline(block)}</p>;
}

const Table = ({ rows }: { readonly rows: readonly (readonly string[])[] }): ReactNode => (
  <table>
    <tbody>
      {rows.map((cells, i) => (
        <tr key={i}>
          {cells.map((cell, j) => (
            <td key={j}>{inline(cell.trim())}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const inline = (text: string): ReactNode[] =>
  text
    .replaceAll('\n', ' ')
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .map((part, i) =>
      part.startsWith('**') ? (
        <b key={i}>{part.slice(2, -2)}</b>
      ) : part.length > 2 && part.startsWith('*') ? (
        <em key={i}>{part.slice(1, -1)}</em>
      ) : part.startsWith('`') ? (
        <code key={i}>{part.slice(1, -1)}</code>
      ) : (
        part.replaceAll(/"([^"]+)"/g, '“$1”')
      ),
    );
