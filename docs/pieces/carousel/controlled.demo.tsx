import { useState } from 'react';
import { Box, Title } from 'bulmatic';
import { Carousel } from './Carousel';

const DAYS = [
  { day: 'Friday', plan: 'By boat to the mill' },
  { day: 'Saturday', plan: 'On foot around the lake' },
  { day: 'Sunday', plan: 'Breakfast at the lock' },
];

export default function ControlledDemo() {
  const [index, setIndex] = useState(1);

  return (
    <>
      <p role="status">{DAYS[index]?.day}</p>
      <Carousel label="Weekend" value={index} onValueChange={setIndex}>
        {DAYS.map(({ day, plan }) => (
          <Box key={day} shadowless>
            <Title as="h3" size={5}>
              {day}
            </Title>
            <p>{plan}</p>
          </Box>
        ))}
      </Carousel>
    </>
  );
}
