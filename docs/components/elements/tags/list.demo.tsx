import { Tag, Tags } from 'bulmatic';

const TOPICS = [
  'Bees',
  'Bread',
  'Ceramics',
  'Clocks',
  'Fermentation',
  'Knots',
  'Letterpress',
  'Lichens',
  'Natural dyes',
  'Stone walls',
  'Violin making',
  'Weather',
];

export default function TagsList() {
  return (
    <Tags as="ul" aria-label="Topics of our courses">
      {TOPICS.map((topic) => (
        <li key={topic}>
          <Tag as="a" href="#as-a-list">
            {topic}
          </Tag>
        </li>
      ))}
    </Tags>
  );
}
