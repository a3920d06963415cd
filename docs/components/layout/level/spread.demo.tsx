import { Level, Title } from 'bulmatic';

const NUMBERS = [
  ['Singers', '64'],
  ['Concerts', '9'],
  ['Years', '112'],
  ['Pianos', '1'],
] as const;

export default function LevelSpread() {
  return (
    <Level as="div">
      {NUMBERS.map(([name, count]) => (
        <Level.Item key={name} textAlign="centered">
          <div>
            <p className="heading">{name}</p>
            <Title as="p">{count}</Title>
          </div>
        </Level.Item>
      ))}
    </Level>
  );
}
