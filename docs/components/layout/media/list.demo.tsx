import { Media, Tag } from 'bulmatic';

const COURSES = [
  ['14', 'Bread', 'Rye, wheat and a clay oven.'],
  ['21', 'Cheese', 'From milk to a wheel in one day.'],
  ['28', 'Honey', 'A look inside the hive.'],
] as const;

export default function MediaList() {
  return COURSES.map(([day, title, text]) => (
    <Media key={day} large>
      <Media.Left>
        <Tag size="large" color="link">
          {day}
        </Tag>
      </Media.Left>
      <Media.Content>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </Media.Content>
    </Media>
  ));
}
