// Endless noughts and crosses on Colyseus, rooms in memory. PATCH=every-move sends each move to both players at once, as the other servers do, instead of what
// has changed every 50 ms.
import { Server, Room } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Board extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...Array(9).fill(-1));
    this.turn = 0;
  }
}
defineTypes(Board, { cells: ['int8'], turn: 'int8' });

const everyMove = process.env.PATCH === 'every-move';

class Noughts extends Room {
  maxClients = 2;

  onCreate() {
    if (everyMove) this.patchRate = null;
    this.setState(new Board());
    this.seats = [];
    this.onMessage('mark', (client, { cell, n }) => {
      const seat = this.seats.indexOf(client.sessionId);
      const { state } = this;
      if (seat !== state.turn || state.cells[cell] !== -1) return client.send('no', n);
      state.cells[cell] = seat;
      state.turn = 1 - seat;
      if (state.cells.every((each) => each !== -1)) for (let i = 0; i < 9; i++) state.cells[i] = -1;
      client.send('ack', n);
      if (everyMove) this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}
const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('noughts', Noughts);
await server.listen(Number(process.env.PORT), '127.0.0.1');
console.log('ready');
