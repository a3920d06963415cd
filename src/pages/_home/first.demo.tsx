import { useState } from 'react';
import { Box, Button, Tag, Tags, Title } from 'bulmatic';

export default function Like() {
  const [likes, setLikes] = useState(2);
  const like = () => setLikes(likes + 1);

  return (
    <Box>
      <Title size={4}>It runs here</Title>
      <Tags>
        <Tag color="link">React 19</Tag>
        <Tag rounded>{likes} likes</Tag>
      </Tags>
      <Button color="primary" onClick={like}>
        Like
      </Button>
    </Box>
  );
}
