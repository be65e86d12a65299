// Written by `npm run generate` from openapi/. Do not edit.
"use strict";
export const getReceipt = validate20;
const schema31 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"$ref":"contract#/$defs/ReceiptView"}}};
const schema33 = {"type":["string","null"]};
const schema34 = {"type":"object","required":["id","receiptStatus","createdTime","dateTime","fd","fn","fp","totalSum","items"],"properties":{"id":{"type":"string"},"receiptStatus":{"type":"string"},"createdTime":{"$ref":"contract#/$defs/Instant"},"dateTime":{"$ref":"contract#/$defs/WireTime"},"fd":{"type":"string"},"fn":{"type":"string"},"fp":{"type":"string"},"totalSum":{"type":"string"},"items":{"type":"array","items":{"type":"object","required":["name","sum","quantity"],"properties":{"name":{"type":"string"},"sum":{"type":"string"},"quantity":{"type":"number"}}}}}};
const schema35 = {"type":"string"};
const schema36 = {"type":"string"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.receiptStatus === undefined) && (missing0 = "receiptStatus"))) || ((data.createdTime === undefined) && (missing0 = "createdTime"))) || ((data.dateTime === undefined) && (missing0 = "dateTime"))) || ((data.fd === undefined) && (missing0 = "fd"))) || ((data.fn === undefined) && (missing0 = "fn"))) || ((data.fp === undefined) && (missing0 = "fp"))) || ((data.totalSum === undefined) && (missing0 = "totalSum"))) || ((data.items === undefined) && (missing0 = "items"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptStatus !== undefined){
const _errs3 = errors;
if(typeof data.receiptStatus !== "string"){
validate22.errors = [{instancePath:instancePath+"/receiptStatus",schemaPath:"#/properties/receiptStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdTime !== undefined){
const _errs5 = errors;
if(typeof data.createdTime !== "string"){
validate22.errors = [{instancePath:instancePath+"/createdTime",schemaPath:"contract#/$defs/Instant/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateTime !== undefined){
const _errs8 = errors;
if(typeof data.dateTime !== "string"){
validate22.errors = [{instancePath:instancePath+"/dateTime",schemaPath:"contract#/$defs/WireTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fd !== undefined){
const _errs11 = errors;
if(typeof data.fd !== "string"){
validate22.errors = [{instancePath:instancePath+"/fd",schemaPath:"#/properties/fd/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fn !== undefined){
const _errs13 = errors;
if(typeof data.fn !== "string"){
validate22.errors = [{instancePath:instancePath+"/fn",schemaPath:"#/properties/fn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fp !== undefined){
const _errs15 = errors;
if(typeof data.fp !== "string"){
validate22.errors = [{instancePath:instancePath+"/fp",schemaPath:"#/properties/fp/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalSum !== undefined){
const _errs17 = errors;
if(typeof data.totalSum !== "string"){
validate22.errors = [{instancePath:instancePath+"/totalSum",schemaPath:"#/properties/totalSum/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data8 = data.items;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.name === undefined) && (missing1 = "name")) || ((data9.sum === undefined) && (missing1 = "sum"))) || ((data9.quantity === undefined) && (missing1 = "quantity"))){
validate22.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.name !== undefined){
const _errs23 = errors;
if(typeof data9.name !== "string"){
validate22.errors = [{instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.sum !== undefined){
const _errs25 = errors;
if(typeof data9.sum !== "string"){
validate22.errors = [{instancePath:instancePath+"/items/" + i0+"/sum",schemaPath:"#/properties/items/items/properties/sum/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.quantity !== undefined){
const _errs27 = errors;
if(!(typeof data9.quantity == "number")){
validate22.errors = [{instancePath:instancePath+"/items/" + i0+"/quantity",schemaPath:"#/properties/items/items/properties/quantity/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"receiptStatus":true,"createdTime":true,"dateTime":true,"fd":true,"fn":true,"fp":true,"totalSum":true,"items":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate22(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};
